/** The slots that pass a filter, and the others, both in the order given. */
export interface FilteredSlots {
  passing: Int32Array;
  failing: Int32Array;
}

/** A filter of a list. Each kind has a separate loop: to call a function for each slot takes twice as long. */
export type SlotFilter = (slots: Int32Array) => FilteredSlots;

const split = (passing: Int32Array, failing: Int32Array, count: number): FilteredSlots => ({
  passing: passing.subarray(0, count),
  failing: failing.subarray(0, passing.length - count),
});

/** What has a number in a column between two, both included. */
export const inRange =
  (column: Float64Array | Uint8Array, min: number, max: number): SlotFilter =>
  (slots) => {
    const [passing, failing] = [new Int32Array(slots.length), new Int32Array(slots.length)];
    let count = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const value = column[slot] ?? 0;
      if (value >= min && value <= max) passing[count++] = slot;
      else failing[at - count] = slot;
    }
    return split(passing, failing, count);
  };

/** What has a number in a column of which the table says 1. */
export const inTable =
  (column: Int32Array | Uint8Array, isWanted: Uint8Array): SlotFilter =>
  (slots) => {
    const [passing, failing] = [new Int32Array(slots.length), new Int32Array(slots.length)];
    let count = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      if (isWanted[column[slot] ?? 0] === 1) passing[count++] = slot;
      else failing[at - count] = slot;
    }
    return split(passing, failing, count);
  };

/** What passes any other test. */
export const byTest =
  (passes: (slot: number) => boolean): SlotFilter =>
  (slots) => {
    const [passing, failing] = [new Int32Array(slots.length), new Int32Array(slots.length)];
    let count = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      if (passes(slot)) passing[count++] = slot;
      else failing[at - count] = slot;
    }
    return split(passing, failing, count);
  };
