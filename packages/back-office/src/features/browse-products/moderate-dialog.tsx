import { type AdminProduct, adminProductEndpoints, type BlockReason, blockReasons } from '@pasar/contract';
import { SelectField } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';

interface ModerateDialogProps {
  product: AdminProduct;
  onClose: () => void;
  /** Somebody else was faster. */
  onConflict: (message: string) => void;
}

/** The question before a product leaves the market or comes back. */
export const ModerateDialog = ({ product, onClose, onConflict }: ModerateDialogProps) => {
  const { t } = useTranslation('back-office');
  const verb = product.moderation === 'blocked' ? 'unblock' : 'block';
  const [reasonCode, setReasonCode] = useState<BlockReason>('counterfeit');
  const { decide, busy, errors } = useDecision<{ note: string; reasonCode: BlockReason }>({
    send: (api, { note, reasonCode: reason_code }, options) =>
      verb === 'block'
        ? api.call(
            adminProductEndpoints.block,
            { body: { product_id: product.id, reason_code, note } },
            options,
          )
        : api.call(
            adminProductEndpoints.unblock,
            { body: { product_id: product.id, reason: note } },
            options,
          ),
    done: onClose,
  });
  useEffect(() => {
    if (!errors.conflict) return;
    onConflict(errors.conflict);
    onClose();
  }, [errors.conflict, onConflict, onClose]);
  return (
    <LazyDecideDialog
      title={t(`products.${verb}.title`, { name: product.name })}
      text={t(`products.${verb}.text`)}
      yes={t(`products.${verb}.yes`)}
      danger={verb === 'block'}
      reason={t(verb === 'block' ? 'products.note' : 'decide.reason')}
      reasonError={errors.note ?? errors.reason}
      busy={busy}
      onYes={(note) => void decide({ note, reasonCode })}
      onClose={onClose}
      onMissing={onClose}
    >
      {verb === 'block' && (
        <SelectField
          label={t('products.why')}
          value={reasonCode}
          options={blockReasons.map((value) => ({ value, label: t(`products.reason.${value}`) }))}
          onChange={(event) => setReasonCode(event.target.value as BlockReason)}
        />
      )}
    </LazyDecideDialog>
  );
};
