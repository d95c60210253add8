import type { PromoHighlight } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CampaignTiles } from '../features/promo-highlights/index.ts';
import { SectionError } from '../shared/section-error/index.ts';

/**
 * The running campaigns, as a separate section: nothing when there are none, and an error when they failed
 * to load.
 */
export const Campaigns = ({ campaigns }: { campaigns: SectionResult<readonly PromoHighlight[]> }) => {
  const { t } = useTranslation('storefront');
  const title = t('promoList.campaigns');
  if (!campaigns.ok) return <SectionError section={title} />;
  if (campaigns.value.length === 0) return null;
  return (
    <Section title={title}>
      <CampaignTiles promos={campaigns.value} />
    </Section>
  );
};
