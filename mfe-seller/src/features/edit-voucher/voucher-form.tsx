import type { StoreVoucherDetail } from '@pasar/contract';
import { DayTimeField, FieldColumns, FormActions, NumberField, TwoColumns } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Card, Notice, RadioGroup, SelectField, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoredImageField } from '../../shared/stored-image/stored-image-field.tsx';
import { ProductsField } from './products-field.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import * as style from './voucher-form.styles.ts';
import { isPartlyEditable, type VoucherFormValues } from './voucher-form-values.ts';
import { VoucherPreview } from './voucher-preview.tsx';

interface VoucherFormProps {
  initial: VoucherFormValues;
  voucher?: StoreVoucherDetail;
  /** Names of the products that are selected at the start. */
  products: StoreVoucherDetail['products'];
}

const targets = ['public', 'code_only', 'new_buyer', 'follower'] as const;

/** A voucher from its code to its products. Of one that has started only what may still change is open. */
export const VoucherForm = ({ initial, voucher, products }: VoucherFormProps) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { field, values, errors, set, setCode, codeCheck, picture, form, submit, busy } = useVoucherForm({
    initial,
    voucher,
  });
  const editable = voucher?.editable;
  const locked = (name: keyof VoucherFormValues) => editable !== undefined && !editable.includes(name);
  const percent = values.discount_type === 'percent';
  const isOver = editable?.length === 0;
  return (
    <form {...form(submit)}>
      <TwoColumns gap={24}>
        <Stack gap={24}>
          {isOver && <Notice tone="info">{t('voucher.over')}</Notice>}
          {editable && isPartlyEditable(editable) && <Notice tone="info">{t('voucher.restricted')}</Notice>}
          <Card padding="l" as="fieldset" css={style.group}>
            <legend css={style.legend}>{t('voucher.groups.name')}</legend>
            <TextField
              {...field('voucher_code')}
              css={style.code}
              label={t('voucher.fields.voucher_code')}
              hint={t('voucher.hints.voucher_code')}
              onChange={(event) => setCode(event.target.value)}
              error={errors.voucher_code ?? (codeCheck?.free === false ? codeCheck.text : undefined)}
              success={codeCheck?.free ? codeCheck.text : undefined}
              disabled={locked('voucher_code')}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              required
            />
            <TextField
              {...field('name')}
              label={t('voucher.fields.name')}
              hint={t('voucher.hints.name')}
              disabled={locked('name')}
              limit={60}
              required
            />
            <TextArea
              {...field('description')}
              label={t('voucher.fields.description')}
              aside={t('optional')}
              rows={2}
              limit={500}
              disabled={locked('description')}
            />
          </Card>
          <Card padding="l" as="fieldset" css={style.group}>
            <legend css={style.legend}>{t('voucher.groups.discount')}</legend>
            <RadioGroup
              name="kind"
              label={t('voucher.fields.kind')}
              value={values.kind}
              error={errors.kind}
              onChange={(kind) => set('kind', kind)}
              options={(['discount', 'shipping'] as const).map((kind) => ({
                value: kind,
                label: t(`voucher.kinds.${kind}`),
                disabled: locked('kind'),
              }))}
            />
            <RadioGroup
              name="discount_type"
              label={t('voucher.fields.discount_type')}
              value={values.discount_type}
              error={errors.discount_type}
              onChange={(type) => set('discount_type', type)}
              options={(['amount', 'percent'] as const).map((type) => ({
                value: type,
                label: t(`voucher.types.${type}`),
                disabled: locked('discount_type'),
              }))}
            />
            <FieldColumns>
              <NumberField
                {...field('discount_value')}
                onValue={(digits) => set('discount_value', digits)}
                label={t('voucher.fields.discount_value')}
                disabled={locked('discount_value')}
                {...(percent ? { suffix: '%' } : { money: true })}
                required
              />
              {percent && (
                <NumberField
                  {...field('max_discount')}
                  onValue={(digits) => set('max_discount', digits)}
                  label={t('voucher.fields.max_discount')}
                  aside={t('optional')}
                  disabled={locked('max_discount')}
                  money
                />
              )}
              <NumberField
                {...field('min_spend')}
                onValue={(digits) => set('min_spend', digits)}
                label={t('voucher.fields.min_spend')}
                aside={t('optional')}
                disabled={locked('min_spend')}
                money
              />
            </FieldColumns>
          </Card>
          <Card padding="l" as="fieldset" css={style.group}>
            <legend css={style.legend}>{t('voucher.groups.limits')}</legend>
            <FieldColumns>
              <NumberField
                {...field('quota')}
                onValue={(digits) => set('quota', digits)}
                label={t('voucher.fields.quota')}
                hint={
                  voucher && isPartlyEditable(voucher.editable)
                    ? t('voucher.hints.quotaUp')
                    : t('voucher.hints.quota')
                }
                disabled={locked('quota')}
                required
              />
              <NumberField
                {...field('per_user_limit')}
                onValue={(digits) => set('per_user_limit', digits)}
                label={t('voucher.fields.per_user_limit')}
                disabled={locked('per_user_limit')}
                required
              />
              <DayTimeField
                {...field('date_start')}
                onChange={(text) => set('date_start', text)}
                label={t('voucher.fields.date_start')}
                hint={t('voucher.hints.zone')}
                disabled={locked('date_start')}
                required
              />
              <DayTimeField
                {...field('date_end')}
                onChange={(text) => set('date_end', text)}
                time="23:59"
                label={t('voucher.fields.date_end')}
                hint={
                  voucher && isPartlyEditable(voucher.editable)
                    ? t('voucher.hints.endLater')
                    : t('voucher.hints.zone')
                }
                disabled={locked('date_end')}
                required
              />
            </FieldColumns>
          </Card>
          <Card padding="l" as="fieldset" css={style.group}>
            <legend css={style.legend}>{t('voucher.groups.who')}</legend>
            <SelectField
              {...field('target')}
              label={t('voucher.fields.target')}
              hint={t(`voucher.targetHints.${values.target as (typeof targets)[number]}`)}
              disabled={locked('target')}
              options={targets.map((target) => ({ value: target, label: t(`voucher.targets.${target}`) }))}
            />
            <RadioGroup
              name="scope"
              label={t('voucher.fields.scope')}
              value={values.scope}
              error={errors.scope}
              onChange={(scope) => set('scope', scope)}
              options={(['all', 'products'] as const).map((scope) => ({
                value: scope,
                label: t(`voucher.scopes.${scope}`),
                disabled: locked('scope'),
              }))}
            />
            {values.scope === 'products' && (
              <ProductsField
                ids={values.product_ids}
                known={products}
                error={errors.product_ids}
                locked={locked('product_ids')}
                onChange={(ids) => set('product_ids', ids)}
              />
            )}
          </Card>
          {!locked('voucher_code') && (
            <Card padding="l">
              <StoredImageField
                name="image"
                label={t('voucher.fields.image')}
                hint={t('voucher.hints.image')}
                picture={picture}
              />
            </Card>
          )}
          {!isOver && (
            <FormActions>
              <Button type="submit" busy={busy || picture.busy}>
                {t(voucher ? 'voucher.save' : 'voucher.create')}
              </Button>
            </FormActions>
          )}
        </Stack>
        <aside css={style.aside} aria-label={t('card.preview')}>
          <VoucherPreview values={values} rupiah={rupiah} />
        </aside>
      </TwoColumns>
    </form>
  );
};
