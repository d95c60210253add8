/** Small integers for values that occur again and again, in the order of their arrival. */
export interface Interned<Value> {
  numberOf(value: Value): number;
  values: readonly Value[];
}

export const createInterned = <Value>(): Interned<Value> => {
  const values: Value[] = [];
  const numbers = new Map<Value, number>();
  return {
    values,
    numberOf: (value) => {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, values.length);
      return values.push(value) - 1;
    },
  };
};
