import { createStore, useStore } from 'zustand';
import { type Errors, withoutError } from './form-values/product-errors.ts';
import type { CellInput, OptionInput, ProductFormValues } from './form-values/product-form-values.ts';
import { cellAt, reconcileCells, withoutOptions } from './variants/combinations.ts';

export interface ProductFormState {
  inputs: ProductFormValues;
  errors: Errors;
}

type Part = Partial<ProductFormValues>;

/**
 * The state of one product's form: a cell of the matrix changes without rendering the other hundred again.
 */
export const createProductForm = (initial: ProductFormValues) => {
  const store = createStore<ProductFormState>(() => ({ inputs: initial, errors: {} }));

  /** Changes fields; `fields` are the names under which the rules speak of them, as far as they differ. */
  const set = (part: Part | ((inputs: ProductFormValues) => Part), ...fields: string[]) =>
    store.setState(({ inputs, errors }) => {
      const changed = typeof part === 'function' ? part(inputs) : part;
      const names = fields.length > 0 ? fields : Object.keys(changed);
      return { inputs: { ...inputs, ...changed }, errors: names.reduce(withoutError, errors) };
    });

  return {
    store,
    set,
    setSingle: (part: Partial<CellInput>, field: string) =>
      set(({ single }) => ({ single: { ...single, ...part } }), field),
    setCells: (parts: ReadonlyMap<string, Partial<CellInput>>, ...fields: string[]) =>
      set(
        ({ cells }) => {
          const next = { ...cells };
          for (const [key, part] of parts) next[key] = { ...cellAt(cells, [key]), ...part };
          return { cells: next };
        },
        ...fields,
      ),
    setOptions: (change: (options: readonly OptionInput[]) => OptionInput[], ...fields: string[]) =>
      set(
        (inputs) => {
          const options = change(inputs.options);
          if (options.length === 0) return { options, single: withoutOptions(inputs, inputs.single) };
          return { options, cells: reconcileCells(inputs, options, inputs.single) };
        },
        ...(fields.length > 0 ? fields : ['options', 'variants']),
      ),
    replace: (inputs: ProductFormValues) => store.setState({ inputs, errors: {} }),
    show: (errors: Errors) => store.setState({ errors }),
  };
};

export type ProductForm = ReturnType<typeof createProductForm>;

/** One field of the form and its error. */
export const useInput = <Key extends keyof ProductFormValues>(
  form: ProductForm,
  key: Key,
): ProductFormValues[Key] => useStore(form.store, ({ inputs }) => inputs[key]);
export const useErrors = (form: ProductForm): Errors => useStore(form.store, ({ errors }) => errors);
export const useError = (form: ProductForm, field: string): string | undefined =>
  useStore(form.store, ({ errors }) => errors[field]);
