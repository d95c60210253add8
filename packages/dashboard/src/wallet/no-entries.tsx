import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import type { Side } from '../messages/side.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useWalletMessages } from './use-wallet-messages.ts';

interface NoEntriesProps {
  side: Side;
  narrowed: boolean;
  /** The address of the full history. */
  all: string;
}

/** A history without entries: none yet, or none that match the filter. */
export const NoEntries = ({ side, narrowed, all }: NoEntriesProps) => {
  const words = useWalletMessages();
  const { filter } = useMessages();
  return (
    <Card>
      {narrowed ? (
        <EmptyState
          headingLevel={3}
          title={words.nothingFound}
          text={words.nothingFoundText}
          action={
            <ButtonLink as={LocalLink} variant="secondary" to={all}>
              {filter.clear}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState headingLevel={3} title={words.empty} text={words[side].emptyText} />
      )}
    </Card>
  );
};
