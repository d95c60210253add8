import type { AddressEntry } from '@pasar/contract';
import { once } from '@pasar/slice-kit';
import { Badge, Button, Card } from '@pasar/ui';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressDetails } from '../../shared/address/index.ts';
import * as style from './address-book.styles.ts';

interface AddressCardProps {
  entry: AddressEntry;
  busy: boolean;
  onEdit(): void;
  onSetDefault(): void;
  onRemove(): void;
}

/** One address with what can be done with it; each button names the address it acts on. */
export const AddressCard = ({ entry, busy, onEdit, onSetDefault, onRemove }: AddressCardProps) => {
  const { t } = useTranslation('storefront');
  const { label } = entry;
  return (
    <Card css={[style.card, entry.is_default && style.defaultCard]}>
      <MapPin css={style.pin} size={24} strokeWidth={1.9} aria-hidden="true" />
      <AddressDetails
        entry={entry}
        mark={entry.is_default && <Badge tone="success">{t('addressBook.isDefault')}</Badge>}
      />
      <div css={style.actions}>
        {!entry.is_default && (
          <Button
            variant="secondary"
            size="s"
            busy={busy}
            onClick={once(onSetDefault)}
            aria-label={t('addressBook.setDefaultNamed', { label })}
          >
            {t('addressBook.setDefault')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={onEdit} aria-label={t('addressBook.editNamed', { label })}>
          {t('addressBook.edit')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          // The next address moves to this place.
          onClick={once(onRemove)}
          aria-label={t('addressBook.removeNamed', { label })}
        >
          {t('addressBook.remove')}
        </Button>
      </div>
    </Card>
  );
};
