import { Stack } from '@pasar/ui';
import type { ProductForm } from '../product-form.store.ts';
import { OptionsEditor } from './options-editor.tsx';
import { VariantMatrix } from './variant-matrix.tsx';

/** What the product comes in, and what each of it costs. */
export const VariantsEditor = ({ form }: { form: ProductForm }) => (
  <Stack gap={20}>
    <OptionsEditor form={form} />
    <VariantMatrix form={form} />
  </Stack>
);
