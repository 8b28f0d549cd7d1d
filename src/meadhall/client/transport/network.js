// The only module that reaches the server: HTTP requests and the socket of a table.

/**
 * @param {string} url
 * @param {RequestInit} [options]
 */
export const request = (url, options) => fetch(url, options)

/** @param {string} url */
export const openSocket = url => new WebSocket(url)
