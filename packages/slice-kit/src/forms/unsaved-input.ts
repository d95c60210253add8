import { useEffect, useId } from 'react';

const dirty = new Set<string>();

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

const mark = (form: string, unsaved: boolean) => {
  if (unsaved) dirty.add(form);
  else dirty.delete(form);
  if (dirty.size > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
};

/** Reports that a form holds unsaved input, so that the layout loads no new document over it. */
export const useUnsavedInput = (unsaved: boolean): void => {
  const form = useId();
  useEffect(() => {
    mark(form, unsaved);
    return () => mark(form, false);
  }, [form, unsaved]);
};

/** Whether the layout may load a new document without losing input. */
export const canLeave = (): boolean => dirty.size === 0;
