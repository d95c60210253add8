import { adminExportEndpoints, type Export, maskedExportLists } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Has the rows of a masked file written anew with contacts and account numbers in full. */
export const UnmaskExport = ({ of: { list, filters, is_unmasked }, name }: { of: Export; name: string }) => {
  const { t } = useTranslation('back-office');
  const masked = maskedExportLists.find((one) => one === list);
  if (is_unmasked || !masked) return null;
  return (
    <ReasonAction
      button={t('exports.unmask.button')}
      size="s"
      title={t('exports.unmask.title', { name })}
      text={t('exports.unmask.text')}
      yes={t('exports.unmask.yes')}
      send={(api, reason, options) =>
        api.call(adminExportEndpoints.createUnmasked, { body: { list: masked, filters, reason } }, options)
      }
    />
  );
};
