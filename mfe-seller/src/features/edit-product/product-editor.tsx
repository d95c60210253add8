import { productLimits, type SellerProduct } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Button, Card, Disclosure, Notice, Skeleton, Stack, Switch } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { BrandField } from './fields/brand-field.tsx';
import { CategoryField } from './fields/category-field.tsx';
import { ConditionInput, FlagInput, NumberInput, SoldAs, TextInput } from './fields/product-fields.tsx';
import { type ProductForm, useInput } from './product-form.store.ts';
import {
  formStyle,
  imagePlaceholderStyle,
  leadStyle,
  pairStyle,
  saveBarStyle,
  saveStyle,
  threeStyle,
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
          <TextInput form={form} name="sku" most={64} aside={t('optional')} />
        </div>
      )}
      <VariantsEditor form={form} />
    </Group>
  );
};

const Preorder = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const is = useInput(form, 'is_preorder');
  return (
    <div>
      <FlagInput form={form} name="is_preorder" hint={t('product.preorderHint')} />
      {is && <NumberInput form={form} name="preorder_days" suffix={t('product.days')} />}
    </div>
  );
};

/** A product's form; without a product, that of a new one. */
export const ProductEditor = ({ product }: { product: SellerProduct | null }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
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
        {product?.moderation === 'blocked' && <Notice tone="danger">{t('product.isBlocked')}</Notice>}
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
          <TextInput
            form={form}
            name="name"
            most={productLimits.name.max}
            hint={t('product.nameHint')}
            required
          />
          <div css={pairStyle}>
            <CategoryField form={form} />
            <BrandField form={form} />
          </div>
          <ConditionInput form={form} />
          <TextInput form={form} name="description" most={productLimits.description} long required />
        </Group>
        <Selling form={form} />
        <Group title={t('product.parcel')} lead={t('product.parcelLead')}>
          <div css={pairStyle}>
            <NumberInput form={form} name="weight_gram" suffix="gram" required />
          </div>
          <div css={threeStyle}>
            <NumberInput form={form} name="length_cm" suffix="cm" />
            <NumberInput form={form} name="width_cm" suffix="cm" />
            <NumberInput form={form} name="height_cm" suffix="cm" />
          </div>
          <FlagInput form={form} name="must_insurance" hint={t('product.insuranceHint')} />
          <FlagInput form={form} name="free_shipping" hint={t('product.freeShippingHint')} />
        </Group>
        <Group title={t('product.buying')}>
          <div css={pairStyle}>
            <NumberInput form={form} name="min_order" />
            <NumberInput form={form} name="max_order" aside={t('optional')} />
          </div>
          <Preorder form={form} />
        </Group>
        <Group title={t('product.attributes')} lead={t('attributes.lead')}>
          <AttributesEditor form={form} />
        </Group>
        <Card padding="l">
          <Disclosure summary={t('product.more')}>
            <Stack gap={20}>
              <TextInput
                form={form}
                name="video_url"
                most={300}
                type="url"
                aside={t('optional')}
                hint={t('product.videoHint')}
              />
              <TextInput
                form={form}
                name="seo_title"
                most={100}
                aside={t('optional')}
                hint={t('product.seoHint')}
              />
              <TextInput form={form} name="seo_description" most={300} aside={t('optional')} />
            </Stack>
          </Disclosure>
        </Card>
        <section css={saveBarStyle} data-action-bar aria-label={t('product.bar')}>
          <Switch
            name="status"
            label={t(`product.statusIs.${status}`)}
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
