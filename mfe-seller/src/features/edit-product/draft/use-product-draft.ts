import { useEffect, useRef, useState } from 'react';
import type { ProductFormValues } from '../form-values/product-form-values.ts';
import type { ProductForm } from '../product-form.store.ts';
import { type ProductDraft, type ProductDraftKey, productDraft } from './product-draft.ts';

/** Milliseconds of rest before what was typed is written. */
const rest = 400;

interface DraftOptions {
  of: ProductDraftKey;
  form: ProductForm;
  base: ProductFormValues | undefined;
  version: number | undefined;
  isChanged: (inputs: ProductFormValues) => boolean;
  /** A draft was found and is in the form now. */
  onFound: (draft: ProductDraft) => void;
}

/**
 * Saves the form's input on this device while it is typed, and restores it after a reload or an ended
 * session.
 */
export const useProductDraft = (options: DraftOptions) => {
  const { form } = options;
  const [foundAt, setFoundAt] = useState<string>();
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const { of, onFound } = latest.current;
    const draft = productDraft.read(of);
    if (!draft) return;
    onFound(draft);
    setFoundAt(draft.at);
  }, [form]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const { of, base, version, isChanged } = latest.current;
      const { inputs } = form.store.getState();
      if (isChanged(inputs)) productDraft.keep(of, { inputs, base, version, at: new Date().toISOString() });
      else productDraft.drop(of);
    };
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const stop = form.store.subscribe((now, before) => {
      if (now.inputs === before.inputs) return;
      clearTimeout(timer);
      timer = setTimeout(write, rest);
    });
    addEventListener('pagehide', flush);
    return () => {
      stop();
      flush();
      removeEventListener('pagehide', flush);
    };
  }, [form]);

  return { foundAt, forget: () => setFoundAt(undefined) };
};
