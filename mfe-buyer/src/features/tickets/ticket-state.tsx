import type { TicketState as State } from '@pasar/contract';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const tones = { open: 'info', answered: 'success', closed: 'neutral' } as const;

export const TicketState = ({ state }: { state: State }) => {
  const { t } = useTranslation('buyer');
  return <Badge tone={tones[state]}>{t(`tickets.state.${state}`)}</Badge>;
};
