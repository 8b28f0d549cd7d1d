"""Fire & Axe: load a longship, brave the weather, trade, raid and settle from Vinland to Constantinople."""
