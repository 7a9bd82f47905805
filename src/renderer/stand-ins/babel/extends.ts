/** Babel's `extends`: properties of all sources go to the first object. */
export default Object.assign;
