import { type AdminStoreDetail, type StoreReviewField, storeReviewFields } from '@pasar/contract';
import { Checkbox, Stack, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartNames } from '../../shared/staff/use-part-names.ts';
import type { PartReasons } from './use-store-decision.ts';

/** The parts that can be refused: of a store that sells only those that wait, of a new one what it has to have. */
const listParts = ({ verification_status, items, is_company }: AdminStoreDetail): StoreReviewField[] => {
  if (verification_status === 'approved')
    return items.filter(({ status }) => status === 'submitted').map(({ field }) => field);
  const ofCompanies: readonly StoreReviewField[] = [
    'company_name',
    'pic_name',
    'pic_phone',
    'file_company_doc',
  ];
  return storeReviewFields.filter((field) => is_company === 'company' || !ofCompanies.includes(field));
};

interface RejectPartsProps {
  store: AdminStoreDetail;
  reasons: PartReasons;
  onChange: (reasons: PartReasons) => void;
}

/** Which parts are refused, each with a ready reason or another one. */
export const RejectParts = ({ store, reasons, onChange }: RejectPartsProps) => {
  const { t } = useTranslation('back-office');
  const nameParts = usePartNames();
  const list = useId();
  const set = (field: StoreReviewField, reason: string | undefined) => {
    const { [field]: _, ...others } = reasons;
    onChange(reason === undefined ? others : { ...others, [field]: reason });
  };
  return (
    <Stack gap={8}>
      <datalist id={list}>
        {(['blurred', 'differs', 'cut', 'expired', 'notOwn'] as const).map((reason) => (
          <option key={reason} value={t(`file.reason.${reason}`)} />
        ))}
      </datalist>
      {listParts(store).map((field) => (
        <div key={field}>
          <Checkbox
            label={t('file.refusePart', { part: nameParts([field]) })}
            checked={reasons[field] !== undefined}
            onChange={(event) => set(field, event.target.checked ? '' : undefined)}
          />
          {reasons[field] !== undefined && (
            <TextField
              label={t('file.reasonOf', { part: nameParts([field]) })}
              list={list}
              value={reasons[field]}
              limit={500}
              onChange={(event) => set(field, event.target.value)}
            />
          )}
        </div>
      ))}
    </Stack>
  );
};
