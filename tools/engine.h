/* Read by the C compiler before all it compiles of the engine (setup.py).

   Frames, states and their parts never hold each other in a circle, so the collector does not look after them
   (acyclic, in core/agenda.py and tools/expand.py). What CPython does for long chains of objects that free each other
   would write into a head that only collected objects have. Ours hang on lists and dicts, which do the same for them. */

#include <Python.h>

#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc) do {
#define Py_TRASHCAN_END } while (0);

/* What the rules do most is to make short lists, to put frames and numbers on them and to take them off again. CPython
   asks for memory and gives it back each time. Here a list keeps the memory it has, and a short one that nobody holds
   any more lies ready for whoever wants the next: empty, with room for SHORT items, and still held, so that the
   collector takes it for any other list.

   All of it is for compilers that can merge what every file defines (`SHARED`), and for the interpreter with its lock:
   nobody else is at these lists meanwhile. Elsewhere everything is as CPython and mypyc have it. */

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

#define SHARED __attribute__((weak, visibility("hidden")))
#define CALLED SHARED __attribute__((noinline))
/* Of mypyc's own, wherever the compiler can inline it; it then may not call static functions, as Python.h has them. */
#define INSTEAD extern inline __attribute__((gnu_inline))
#define SHORT 8
#define LONGEST 32      /* room that is kept; a longer list gives its memory back */
#define READY 128       /* lists */
#define DEEPEST 40      /* lists in lists that are let go at once; CPython takes the rest in turn */

struct ready { Py_ssize_t count, depth; PyObject *lists[READY]; };
SHARED struct ready ready_lists = {0};

CALLED PyObject *another_list(Py_ssize_t size) {
    PyObject *list = PyList_New(size < SHORT ? SHORT : size);
    if (list != NULL)
        Py_SET_SIZE(list, size);
    return list;
}

static inline PyObject *list_of_size(Py_ssize_t size) {
    if (size > SHORT || ready_lists.count == 0)
        return another_list(size);
    PyObject *list = ready_lists.lists[--ready_lists.count];
    for (Py_ssize_t at = 0; at < size; at++)
        ((PyListObject *)list)->ob_item[at] = NULL;
    Py_SET_SIZE(list, size);
    return list;
}

/* Garbage that the collector is clearing: it still has the list on its own list, and would empty it under whoever took
   it next. The mark is the second bit of the second word of the head that stands before every collected object. */
static inline int is_being_collected(PyObject *list) {
    return (((uintptr_t *)list)[-1] & 2) != 0;
}

/* The last who held it lets it go. */
CALLED void let_go_of_last(PyObject *held) {
    if (PyList_CheckExact(held) && ready_lists.depth < DEEPEST) {
        PyListObject *list = (PyListObject *)held;
        if (list->allocated >= SHORT && list->allocated <= LONGEST && ready_lists.count < READY
            && !is_being_collected(held)) {
            Py_ssize_t at = PyList_GET_SIZE(list);
            Py_SET_SIZE(list, 0);
            while (--at >= 0) {
                PyObject *item = list->ob_item[at];
                if (item == NULL)
                    continue;
                if (Py_REFCNT(item) != 1) {
                    Py_DECREF(item);
                    continue;
                }
                ready_lists.depth++;
                let_go_of_last(item);
                ready_lists.depth--;
            }
            if (ready_lists.count < READY) {
                ready_lists.lists[ready_lists.count++] = held;
                return;
            }
        }
    }
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
    Py_SET_REFCNT(held, 0);
    Py_TYPE(held)->tp_dealloc(held);
#else
    Py_DECREF(held);
#endif
}

/* Nobody holds it any more, as mypyc finds where it counts by itself. */
static inline void let_go_of_lost(PyObject *lost) {
    Py_SET_REFCNT(lost, 1);
    let_go_of_last(lost);
}

static inline void let_go(PyObject *held) {
    if (Py_REFCNT(held) == 1)
        let_go_of_last(held);
    else
        Py_DECREF(held);
}

static inline void let_go_of_any(PyObject *held) {
    if (held != NULL)
        let_go(held);
}

static inline int append_in_place(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size >= ((PyListObject *)list)->allocated)      /* which is below zero while a list is sorted */
        return PyList_Append(list, item);
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE(list, size + 1);
    return 0;
}

CALLED PyObject *slice_of(PyObject *list, Py_ssize_t from, Py_ssize_t to) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    from = from < 0 ? 0 : from > size ? size : from;
    to = to < from ? from : to > size ? size : to;
    PyObject *slice = list_of_size(to - from);
    if (slice != NULL)
        for (Py_ssize_t at = from; at < to; at++)
            PyList_SET_ITEM(slice, at - from, Py_NewRef(PyList_GET_ITEM(list, at)));
    return slice;
}

CALLED PyObject *repeated(PyObject *sequence, Py_ssize_t times) {
    if (!PyList_CheckExact(sequence) || PyList_GET_SIZE(sequence) != 1)
        return PySequence_Repeat(sequence, times);
    PyObject *item = PyList_GET_ITEM(sequence, 0), *list = list_of_size(times < 0 ? 0 : times);
    if (list != NULL)
        for (Py_ssize_t at = 0; at < times; at++)
            PyList_SET_ITEM(list, at, Py_NewRef(item));
    return list;
}

/* The numbers that CPython makes once and for all, at hand after they were first wanted. */
#define LEAST (-5)
#define MOST 256
SHARED PyObject *numbers_at_hand[MOST - LEAST + 1] = {0};

CALLED PyObject *another_number(long long value) {
    PyObject *number = PyLong_FromLongLong(value);
    if (number != NULL && value >= LEAST && value <= MOST)
        numbers_at_hand[value - LEAST] = Py_NewRef(number);
    return number;
}

static inline PyObject *boxed(long long value) {
    if ((unsigned long long)(value - LEAST) > MOST - LEAST || numbers_at_hand[value - LEAST] == NULL)
        return another_number(value);
    return Py_NewRef(numbers_at_hand[value - LEAST]);
}

#if PY_VERSION_HEX < 0x030C0000
static inline int is_small(PyObject *number) {
    return PyLong_CheckExact(number) && Py_ABS(Py_SIZE(number)) <= 1;
}
static inline Py_ssize_t value_of(PyObject *number) {
    return Py_SIZE(number) == 0 ? 0 : Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)number)->ob_digit[0];
}
#else
static inline int is_small(PyObject *number) {
    return PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number);
}
static inline Py_ssize_t value_of(PyObject *number) {
    return PyUnstable_Long_CompactValue((PyLongObject *)number);
}
#endif

CALLED int is_among(PyObject *sequence, PyObject *wanted) {
    if (!PyList_CheckExact(sequence) || !is_small(wanted))
        return PySequence_Contains(sequence, wanted);
    Py_ssize_t value = value_of(wanted);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(sequence); at++) {
        PyObject *item = PyList_GET_ITEM(sequence, at);
        if (!PyLong_CheckExact(item))
            return PySequence_Contains(sequence, wanted);
        if (is_small(item) && value_of(item) == value)
            return 1;
    }
    return 0;
}

CALLED int sort_in_place(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    int are_few = size <= SHORT;
    for (Py_ssize_t at = 0; are_few && at < size; at++)
        are_few = is_small(items[at]);
    if (!are_few)
        return PyList_Sort(list);
    for (Py_ssize_t at = 1; at < size; at++) {
        PyObject *item = items[at];
        Py_ssize_t value = value_of(item), to = at;
        for (; to > 0 && value_of(items[to - 1]) > value; to--)
            items[to] = items[to - 1];
        items[to] = item;
    }
    return 0;
}

CALLED PyObject *take_over(PyObject *list, PyObject *more) {
    if (PyList_CheckExact(more) && more != list) {
        Py_ssize_t size = PyList_GET_SIZE(list), added = PyList_GET_SIZE(more);
        if (size + added <= ((PyListObject *)list)->allocated) {
            for (Py_ssize_t at = 0; at < added; at++)
                PyList_SET_ITEM(list, size + at, Py_NewRef(PyList_GET_ITEM(more, at)));
            Py_SET_SIZE(list, size + added);
            return Py_NewRef(Py_None);
        }
    }
    return PyList_SetSlice(list, PY_SSIZE_T_MAX, PY_SSIZE_T_MAX, more) < 0 ? NULL : Py_NewRef(Py_None);
}

INSTEAD PyObject *CPyList_Extend(PyObject *list, PyObject *more) {
    return take_over(list, more);
}

CALLED PyObject *taken_out(PyObject *list, Py_ssize_t index) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    index += index < 0 ? size : 0;
    if (index < 0 || index >= size) {
        PyErr_SetString(PyExc_IndexError, size ? "pop index out of range" : "pop from empty list");
        return NULL;
    }
    PyObject **items = ((PyListObject *)list)->ob_item, *item = items[index];
    for (size--; index < size; index++)
        items[index] = items[index + 1];
    Py_SET_SIZE(list, size);
    return item;
}

INSTEAD PyObject *CPyList_PopLast(PyObject *list) {
    PyListObject *self = (PyListObject *)list;
    if (self->ob_base.ob_size == 0)
        return taken_out(list, -1);
    return self->ob_item[--self->ob_base.ob_size];
}

/* mypyc's ints: twice the value, or an object with the lowest bit set. */
INSTEAD PyObject *CPyList_Pop(PyObject *list, size_t index) {
    return taken_out(list, index & 1 ? PY_SSIZE_T_MAX : (Py_ssize_t)index >> 1);
}

CALLED PyObject *item_from_end(PyObject *list, Py_ssize_t index) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    index += index < 0 ? size : 0;
    if (index < 0 || index >= size) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    return PyList_GET_ITEM(list, index);
}

INSTEAD PyObject *CPyList_GetItemInt64Borrow(PyObject *list, int64_t index) {
    PyListObject *self = (PyListObject *)list;
    return __builtin_expect((size_t)index < (size_t)self->ob_base.ob_size, 1)
        ? self->ob_item[index] : item_from_end(list, index);
}

INSTEAD PyObject *CPyList_GetItemBorrow(PyObject *list, size_t index) {
    return CPyList_GetItemInt64Borrow(list, index & 1 ? PY_SSIZE_T_MAX : (Py_ssize_t)index >> 1);
}

/* Equal texts are mostly the same, and others mostly of another length. */
CALLED char is_text(PyObject *text, PyObject *other, Py_ssize_t length) {
    int kind = PyUnicode_KIND(text);
    return (int)PyUnicode_KIND(other) == kind
        && memcmp(PyUnicode_DATA(text), PyUnicode_DATA(other), length * kind) == 0;
}

INSTEAD char CPyStr_EqualLiteral(PyObject *text, PyObject *literal, Py_ssize_t length) {
    return text == literal || (((PyASCIIObject *)text)->length == length && is_text(text, literal, length));
}

/* Nearly every frame is of a class below the one that is asked for, by single inheritance. */
static inline int is_of(PyObject *thing, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(thing);
    if (type == wanted)
        return 1;
    for (PyTypeObject *base = type->tp_base; base != NULL; base = base->tp_base)
        if (base == wanted)
            return 1;
    return PyType_IsSubtype(type, wanted);
}

/* mypyc leaves ints below zero and those of more than 30 bits to CPython, and Trudvang's idents are such. */
#if PY_VERSION_HEX < 0x030C0000
CALLED int64_t unboxed(PyObject *number) {
    if (PyLong_Check(number)) {
        PyLongObject *digits = (PyLongObject *)number;
        if (Py_SIZE(number) == -1)
            return -(int64_t)digits->ob_digit[0];
        if (Py_SIZE(number) == 2)
            return (int64_t)digits->ob_digit[1] << PyLong_SHIFT | digits->ob_digit[0];
    }
    int overflow;
    int64_t value = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (value == -1 && overflow)
        PyErr_SetString(PyExc_ValueError, "int too large to convert to i64");
    return value == -1 && PyErr_Occurred() ? -113 : value;      /* what mypyc returns where it fails */
}

INSTEAD int64_t CPyLong_AsInt64_(PyObject *number) {
    return unboxed(number);
}

INSTEAD PyObject *CPyList_GetItemInt64(PyObject *list, int64_t index) {
    PyObject *item = CPyList_GetItemInt64Borrow(list, index);
    if (item != NULL)
        item->ob_refcnt++;
    return item;
}

INSTEAD PyObject *CPyList_GetItem(PyObject *list, size_t index) {
    return CPyList_GetItemInt64(list, index & 1 ? PY_SSIZE_T_MAX : (Py_ssize_t)index >> 1);
}
#endif

#undef Py_DECREF
#undef Py_XDECREF
#undef PyObject_TypeCheck
#define _Py_Dealloc let_go_of_lost
#define Py_DECREF(held) let_go((PyObject *)(held))
#define Py_XDECREF(held) let_go_of_any((PyObject *)(held))
#define PyObject_TypeCheck(thing, type) is_of((PyObject *)(thing), type)
#define PyLong_FromLongLong boxed
#define _PyDict_NewPresized(size) PyDict_New()      /* the other kind compares texts as if they were anything */
#define PyList_New list_of_size
#define PyList_Append append_in_place
#define PyList_GetSlice slice_of
#define PyList_Sort sort_in_place
#define PySequence_Repeat repeated
#define PySequence_Contains is_among
#endif
