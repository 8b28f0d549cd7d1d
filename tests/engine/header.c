/* What tools/engine.h puts in the place of CPython's and mypyc's own, for test_header.py to call from Python. */

#define PY_SSIZE_T_CLEAN
#include "../../tools/engine.h"

static PyObject *appended(PyObject *self, PyObject *items) {
    PyObject *list = PyList_New(0), *item, *iterator = PyObject_GetIter(items);
    while (iterator != NULL && (item = PyIter_Next(iterator)) != NULL) {
        PyList_Append(list, item);
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return list;
}

static PyObject *sized(PyObject *self, PyObject *size) {
    Py_ssize_t many = PyLong_AsSsize_t(size);
    PyObject *list = PyList_New(many);
    for (Py_ssize_t at = 0; at < many; at++) {
        if (PyList_GET_ITEM(list, at) != NULL)      /* the collector may look at it before it is filled */
            return PyErr_Format(PyExc_AssertionError, "%zd is not empty", at);
        PyList_SET_ITEM(list, at, PyLong_FromLongLong(at));
    }
    return list;
}

static PyObject *dropped_half_filled(PyObject *self, PyObject *item) {
    PyObject *list = PyList_New(6);
    PyList_SET_ITEM(list, 2, Py_NewRef(item));
    Py_DECREF(list);
    Py_RETURN_NONE;
}

static PyObject *dropped(PyObject *self, PyObject *arguments) {
    PyObject *item;
    Py_ssize_t times, size;
    if (!PyArg_ParseTuple(arguments, "Onn", &item, &times, &size))
        return NULL;
    while (times-- > 0) {
        PyObject *list = PyList_New(0);
        for (Py_ssize_t at = 0; at < size; at++)
            PyList_Append(list, item);
        Py_DECREF(list);
    }
    return PyLong_FromSsize_t(ready_lists.count);
}

static PyObject *nested(PyObject *self, PyObject *depth) {
    PyObject *list = PyList_New(0);
    for (Py_ssize_t left = PyLong_AsSsize_t(depth); left > 0; left--) {
        PyObject *outer = PyList_New(1);
        PyList_SET_ITEM(outer, 0, list);
        list = outer;
    }
    Py_DECREF(list);
    return PyLong_FromSsize_t(ready_lists.depth);
}

static PyObject *sliced(PyObject *self, PyObject *arguments) {
    PyObject *list;
    Py_ssize_t from, to;
    return PyArg_ParseTuple(arguments, "Onn", &list, &from, &to) ? PyList_GetSlice(list, from, to) : NULL;
}

static PyObject *times(PyObject *self, PyObject *arguments) {
    PyObject *list;
    Py_ssize_t many;
    return PyArg_ParseTuple(arguments, "On", &list, &many) ? PySequence_Repeat(list, many) : NULL;
}

static PyObject *has(PyObject *self, PyObject *arguments) {
    PyObject *list, *item;
    if (!PyArg_ParseTuple(arguments, "OO", &list, &item))
        return NULL;
    int found = PySequence_Contains(list, item);
    return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *sort(PyObject *self, PyObject *list) {
    return PyList_Sort(list) < 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *extend(PyObject *self, PyObject *arguments) {
    PyObject *list, *more;
    return PyArg_ParseTuple(arguments, "OO", &list, &more) ? CPyList_Extend(list, more) : NULL;
}

static PyObject *pop(PyObject *self, PyObject *arguments) {
    PyObject *list;
    Py_ssize_t at = -1;
    if (!PyArg_ParseTuple(arguments, "O|n", &list, &at))
        return NULL;
    return PyTuple_GET_SIZE(arguments) == 1 ? CPyList_PopLast(list) : CPyList_Pop(list, (size_t)at * 2);
}

static PyObject *item(PyObject *self, PyObject *arguments) {
    PyObject *list;
    Py_ssize_t at;
    if (!PyArg_ParseTuple(arguments, "On", &list, &at))
        return NULL;
    PyObject *found = CPyList_GetItemInt64Borrow(list, at);
    if (found != CPyList_GetItemBorrow(list, (size_t)at * 2))
        return PyErr_Format(PyExc_AssertionError, "two items at %zd", at);
    return Py_XNewRef(found);
}

static PyObject *number(PyObject *self, PyObject *given) {
#if PY_VERSION_HEX < 0x030C0000
    long long value = CPyLong_AsInt64_(given);
#else
    long long value = PyLong_AsLongLong(given);
#endif
    return PyErr_Occurred() ? NULL : PyLong_FromLongLong(value);
}

static PyObject *equals(PyObject *self, PyObject *arguments) {
    PyObject *text, *literal;
    if (!PyArg_ParseTuple(arguments, "UU", &text, &literal))
        return NULL;
    return PyBool_FromLong(CPyStr_EqualLiteral(text, literal, PyUnicode_GET_LENGTH(literal)));
}

static PyObject *is_a(PyObject *self, PyObject *arguments) {
    PyObject *thing, *type;
    if (!PyArg_ParseTuple(arguments, "OO!", &thing, &PyType_Type, &type))
        return NULL;
    return PyBool_FromLong(PyObject_TypeCheck(thing, (PyTypeObject *)type));
}

/* As a class of the engine that the collector looks after: what it holds it lets go when it is cleared. */
typedef struct { PyObject_HEAD PyObject *held; } Holder;

static int holder_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(((Holder *)self)->held);
    return 0;
}

static int holder_clear(PyObject *self) {
    Py_CLEAR(((Holder *)self)->held);
    return 0;
}

static void holder_dealloc(PyObject *self) {
    PyObject_GC_UnTrack(self);
    holder_clear(self);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *holder_hold(PyObject *self, PyObject *held) {
    Py_XSETREF(((Holder *)self)->held, Py_NewRef(held));
    Py_RETURN_NONE;
}

static PyMethodDef holder_methods[] = {{"hold", holder_hold, METH_O}, {NULL}};
static PyTypeObject HolderType = {
    PyVarObject_HEAD_INIT(NULL, 0) .tp_name = "header.Holder", .tp_basicsize = sizeof(Holder),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, .tp_new = PyType_GenericNew, .tp_methods = holder_methods,
    .tp_traverse = holder_traverse, .tp_clear = holder_clear, .tp_dealloc = holder_dealloc,
};

static PyObject *least_room(PyObject *self, PyObject *nothing) {
    Py_ssize_t least = LONGEST;
    for (Py_ssize_t at = 0; at < ready_lists.count; at++)
        least = Py_MIN(least, ((PyListObject *)ready_lists.lists[at])->allocated);
    return PyLong_FromSsize_t(least);
}

static PyMethodDef methods[] = {
    {"appended", appended, METH_O}, {"sized", sized, METH_O}, {"dropped_half_filled", dropped_half_filled, METH_O},
    {"dropped", dropped, METH_VARARGS}, {"nested", nested, METH_O}, {"sliced", sliced, METH_VARARGS},
    {"times", times, METH_VARARGS}, {"has", has, METH_VARARGS}, {"sort", sort, METH_O},
    {"extend", extend, METH_VARARGS}, {"pop", pop, METH_VARARGS}, {"item", item, METH_VARARGS},
    {"number", number, METH_O}, {"equals", equals, METH_VARARGS}, {"is_a", is_a, METH_VARARGS},
    {"least_room", least_room, METH_NOARGS}, {NULL},
};
static struct PyModuleDef header = {PyModuleDef_HEAD_INIT, "header", NULL, -1, methods};

PyMODINIT_FUNC PyInit_header(void) {
    PyObject *module = PyModule_Create(&header);
    if (module != NULL && PyModule_AddType(module, &HolderType) < 0)
        return NULL;
    return module;
}
