import type { TeamContact } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { leadStyle } from '../../shared/help.styles.ts';

const hrefOf: Record<keyof TeamContact, (address: string) => string> = {
  email: (address) => `mailto:${address}`,
  phone: (number) => `tel:${number}`,
  whatsapp: (number) => `https://wa.me/${number.slice(1)}`,
};
const kinds = ['email', 'whatsapp', 'phone'] as const;

/** Every address that the market's settings name, as a link that opens it. */
export const TeamAddresses = ({ team }: { team: SectionResult<TeamContact> }) => {
  const { t } = useTranslation('help');
  if (!team.ok) return <Notice tone="warning">{t('contact.failed')}</Notice>;
  const named = kinds.flatMap((kind) => {
    const address = team.value[kind];
    return address === null ? [] : [{ kind, address }];
  });
  if (named.length === 0) return <Notice>{t('contact.none')}</Notice>;
  return (
    <Stack gap={8}>
      <p css={leadStyle}>{t('contact.teamText')}</p>
      <ul>
        {named.map(({ kind, address }) => (
          <li key={kind}>
            {t(`contact.${kind}`)}:{' '}
            <TextLink href={hrefOf[kind](address)} standalone>
              {address}
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
