/* Read by the C compiler before all it compiles of the engine (setup.py).

   Frames, states and their parts never hold each other in a circle, so the collector does not look after them
   (acyclic, in core/agenda.py and tools/expand.py). What CPython does for long chains of objects that free each other
   would write into a head that only collected objects have. Ours hang on lists and dicts, which do the same for them. */

#include <Python.h>

#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc) do {
#define Py_TRASHCAN_END } while (0);

/* What the rules do most is to put frames and numbers on short lists and to take them off again. CPython gives memory
   back as soon as a list has lost half of its items, and wants it again for the next one: here a list keeps what it
   has. mypyc leaves ints of more than 30 bits to CPython, and Trudvang's idents are such: two digits are put together
   here. */

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

static inline int append_in_place(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size == ((PyListObject *)list)->allocated)
        return PyList_Append(list, item);
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE(list, size + 1);
    return 0;
}
#define PyList_Append append_in_place

/* Instead of mypyc's own, wherever the compiler can inline it. */
extern inline __attribute__((gnu_inline)) PyObject *CPyList_PopLast(PyObject *list) {
    PyListObject *self = (PyListObject *)list;
    if (self->ob_base.ob_size == 0) {
        PyErr_SetString(PyExc_IndexError, "pop from empty list");
        return NULL;
    }
    return self->ob_item[--self->ob_base.ob_size];
}

#if PY_VERSION_HEX < 0x030C0000
static inline long long long_of_two_digits(PyObject *number, int *overflow) {
    if (!PyLong_Check(number) || Py_SIZE(number) != 2)
        return PyLong_AsLongLongAndOverflow(number, overflow);
    *overflow = 0;
    return (long long)((PyLongObject *)number)->ob_digit[1] << PyLong_SHIFT | ((PyLongObject *)number)->ob_digit[0];
}
#define PyLong_AsLongLongAndOverflow long_of_two_digits
#endif
#endif
