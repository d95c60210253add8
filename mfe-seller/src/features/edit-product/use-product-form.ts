import { isApiError } from '@pasar/api-client';
import { type ProductConflict, type SellerProduct, sellerProductFormEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import {
  linkTo,
  toast,
  useApi,
  useLocale,
  useLocalNavigate,
  useReportError,
  useSession,
  useSubmit,
  useUnsavedInput,
} from '@pasar/slice-kit';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { productDraft } from './draft/product-draft.ts';
import { useProductDraft } from './draft/use-product-draft.ts';
import { type Errors, productErrors } from './form-values/product-errors.ts';
import {
  blankFormValues,
  type ProductFormValues,
  type SelectedImage,
} from './form-values/product-form-values.ts';
import { toFormValues } from './form-values/to-form-values.ts';
import { toPayload } from './form-values/to-payload.ts';
import { createProductForm } from './product-form.store.ts';

/** What a form was filled in over. */
interface Base {
  inputs: ProductFormValues;
  version: number;
}

/** Those of the product, and those of its option values. */
const picturesOf = ({ pictures, options }: ProductFormValues): SelectedImage[] => [
  ...pictures,
  ...options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? [])),
];

const firstTexts = (fields: Record<string, readonly string[]>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([field, [first = '']]) => [field, first]));

/** The form of a product, new or existing: input, draft, rules, save, and changes by others. */
export const useProductForm = (product: SellerProduct | null) => {
  const api = useApi();
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const intent = useIntent();
  const { user } = useSession();
  const element = useRef<HTMLFormElement>(null);
  // The server's latest version; the page's loader may run again, and must not remove the form.
  const [stored, setStored] = useState<Base | undefined>(() =>
    product ? { inputs: toFormValues(product), version: product.version } : undefined,
  );
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Base>();
  const [form] = useState(() => createProductForm(stored?.inputs ?? blankFormValues));

  const plainForm = useMemo(
    () => JSON.stringify(toPayload(base?.inputs ?? blankFormValues, base?.inputs)),
    [base],
  );
  const isChanged = (inputs: ProductFormValues) =>
    JSON.stringify(toPayload(inputs, base?.inputs)) !== plainForm ||
    picturesOf(inputs).some(({ mediaId }) => mediaId === null);
  const changed = useStore(form.store, ({ inputs }) => isChanged(inputs));
  const uploading = useStore(form.store, ({ inputs }) =>
    picturesOf(inputs).some(({ progress }) => progress !== null),
  );
  const wrong = useStore(form.store, ({ errors }) => Object.keys(errors).length);
  useUnsavedInput(changed);

  const of = { email: user?.email ?? '', productId: product?.product_id ?? null };
  const draft = useProductDraft({
    of,
    form,
    base: base?.inputs,
    version: base?.version,
    isChanged,
    onFound: ({ inputs, base: over, version }) => {
      if (over && version) setBase({ inputs: over, version });
      form.replace(inputs);
    },
  });

  /** Shows errors and moves to the first invalid field; returns whether there were any. */
  const show = (errors: Errors): boolean => {
    form.show(errors);
    const names = Object.keys(errors);
    const isWrong = (name: string) => names.some((error) => error === name || error.startsWith(`${name}.`));
    const fields = Array.from(element.current?.querySelectorAll<HTMLElement>('[name]') ?? []);
    const target = fields.find((field) => isWrong(field.getAttribute('name') ?? ''));
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
    return names.length > 0;
  };

  const settled = async (id: number, message: string) => {
    productDraft.drop(of);
    draft.forget();
    toast.success(message);
    if (!product) return navigate(linkTo('seller.product', { id }), { replace: true });
    const { data } = await api.call(sellerProductFormEndpoints.detail, { params: { id } });
    const fresh = { inputs: toFormValues(data), version: data.version };
    setStored(fresh);
    setBase(fresh);
    setTheirs(undefined);
    form.replace(fresh.inputs);
  };

  const { submit: send, busy } = useSubmit(async (inputs: ProductFormValues, over: Base | undefined) => {
    const body = toPayload(inputs, over?.inputs);
    try {
      if (!product || !over) {
        const { data, message } = await intent(body, (idempotencyKey) =>
          api.call(sellerProductFormEndpoints.create, { body }, { idempotencyKey }),
        );
        return await settled(data.product_id, message);
      }
      const { product_id } = product;
      const edited = { ...body, product_id, version: over.version };
      const { message } = await api.call(sellerProductFormEndpoints.edit, { body: edited });
      await settled(product_id, message);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 409 && failure.data) {
        const { product: now } = failure.data as ProductConflict; // the contract's 409 of an edit
        return setTheirs({ inputs: toFormValues(now), version: now.version });
      }
      if (isApiError(failure) && failure.code === 422 && failure.fields) show(firstTexts(failure.fields));
      report(failure);
    }
  });

  const submit = () => {
    const { inputs } = form.store.getState();
    if (!show(productErrors(inputs, base?.inputs, locale))) void send(inputs, base);
  };

  return {
    form,
    element,
    base: base?.inputs,
    changed,
    uploading,
    wrong,
    busy,
    submit,
    draftFrom: draft.foundAt,
    /** Restores what is stored; the input is deleted. */
    startOver: () => {
      productDraft.drop(of);
      draft.forget();
      setBase(stored);
      setTheirs(undefined);
      form.replace(stored?.inputs ?? blankFormValues);
    },
    theirs: theirs?.inputs,
    /** Saves what the two forms were put together to. */
    settle: (merged: ProductFormValues) => {
      if (!theirs) return;
      form.replace(merged);
      setBase(theirs);
      setTheirs(undefined);
      if (!show(productErrors(merged, theirs.inputs, locale))) void send(merged, theirs);
    },
  };
};
