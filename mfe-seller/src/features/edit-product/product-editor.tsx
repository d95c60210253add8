import { productLabels, type SellerProduct } from '@pasar/contract';
import { lazyComponent, useLocale, useTimes } from '@pasar/slice-kit';
import { Button, Card, Disclosure, Notice, Skeleton, Stack, Switch } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FamilySku, SectionFields, SoldAs } from './fields/section-fields.tsx';
import { type ProductForm, useInput } from './product-form.store.ts';
import {
  formStyle,
  imagePlaceholderStyle,
  leadStyle,
  pairStyle,
  saveBarStyle,
  saveStyle,
  titleStyle,
  wrongStyle,
} from './product-form.styles.ts';
import { useProductForm } from './use-product-form.ts';

const ConflictPanel = lazyComponent(() =>
  import(/* webpackChunkName: "product-late" */ './conflict/conflict-panel.tsx').then((m) => m.ConflictPanel),
);

const ImageGrid = lazyComponent(
  () => import(/* webpackChunkName: "image-grid" */ './images/image-grid.tsx').then((m) => m.ImageGrid),
  { waiting: <Skeleton css={imagePlaceholderStyle} /> },
);
const VariantsEditor = lazyComponent(
  () =>
    import(/* webpackChunkName: "product-late" */ './variants/variants-editor.tsx').then(
      (m) => m.VariantsEditor,
    ),
  { waiting: <Skeleton lines={4} /> },
);
const AttributesEditor = lazyComponent(
  () =>
    import(/* webpackChunkName: "product-late" */ './fields/attributes-editor.tsx').then(
      (m) => m.AttributesEditor,
    ),
  { waiting: <Skeleton shape="control" /> },
);

const BlockedNotice = lazyComponent(() =>
  import(/* webpackChunkName: "product-late" */ './conflict/blocked-notice.tsx').then((m) => m.BlockedNotice),
);

const Group = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Card as="section" padding="l">
    <Stack gap={20}>
      <Stack gap={4}>
        <h2 css={titleStyle}>{title}</h2>
        {lead && <p css={leadStyle}>{lead}</p>}
      </Stack>
      {children}
    </Stack>
  </Card>
);

/** Price, pieces and code: of the product itself, or of each of its variants. */
const Selling = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const options = useInput(form, 'options');
  return (
    <Group title={t('product.selling')} lead={t('product.sellingLead')}>
      {options.length === 0 ? (
        <div css={pairStyle}>
          <SoldAs form={form} />
        </div>
      ) : (
        <div css={pairStyle}>
          <FamilySku form={form} />
        </div>
      )}
      <VariantsEditor form={form} />
    </Group>
  );
};

/** A product's form; without a product, that of a new one. */
export const ProductEditor = ({ product }: { product: SellerProduct | null }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const locale = useLocale();
  const editor = useProductForm(product);
  const { form, element, busy, uploading, changed, wrong, draftFrom, theirs, base } = editor;
  const inputs = useStore(form.store, (state) => (theirs ? state.inputs : undefined));
  const status = useInput(form, 'status');
  return (
    <form
      ref={element}
      css={formStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      <Stack gap={16}>
        {product?.moderation === 'blocked' && <BlockedNotice product={product} />}
        {product?.moderation === 'pending' && (
          <Notice tone="info" title={t('product.pending')}>
            {t('product.isPending')}
          </Notice>
        )}
        {draftFrom && (
          <Notice
            tone="info"
            live
            title={t('draft.title')}
            action={
              <Button variant="secondary" size="s" onClick={editor.startOver}>
                {t(product ? 'draft.back' : 'draft.drop')}
              </Button>
            }
          >
            {t('draft.text', { at: dateTime(draftFrom) })}
          </Notice>
        )}
        {theirs && base && inputs && (
          <ConflictPanel base={base} mine={inputs} theirs={theirs} busy={busy} settle={editor.settle} />
        )}
        <Group title={t('images.title')} lead={t('images.lead')}>
          <ImageGrid form={form} />
        </Group>
        <Group title={t('product.about')}>
          <SectionFields form={form} section="about" />
        </Group>
        <Selling form={form} />
        <Group title={t('product.parcel')} lead={t('product.parcelLead')}>
          <SectionFields form={form} section="shipping" />
        </Group>
        <Group title={t('product.buying')}>
          <SectionFields form={form} section="buying" />
        </Group>
        <Group title={t('product.attributes')} lead={t('attributes.lead')}>
          <AttributesEditor form={form} />
        </Group>
        <Card padding="l">
          <Disclosure summary={t('product.more')}>
            <Stack gap={20}>
              <SectionFields form={form} section="more" />
            </Stack>
          </Disclosure>
        </Card>
        <section css={saveBarStyle} data-action-bar aria-label={t('product.bar')}>
          <Switch
            name="status"
            label={productLabels.status.values[status][locale]}
            checked={status === 'PUBLISH'}
            onChange={({ target }) =>
              form.set({ status: target.checked ? 'PUBLISH' : 'HIDDEN' }, 'status', 'images')
            }
          />
          {wrong > 0 && (
            <p css={wrongStyle} role="status">
              {t('product.wrong', { n: wrong })}
            </p>
          )}
          <Button
            type="submit"
            css={saveStyle}
            busy={busy || uploading}
            looksDisabled={product !== null && !changed}
          >
            {t(uploading ? 'product.uploading' : product ? 'product.save' : 'product.create')}
          </Button>
        </section>
      </Stack>
    </form>
  );
};
