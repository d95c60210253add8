import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, type ButtonProps, Card, EmptyState } from '@pasar/ui';

/** Why a list is empty: nothing matches, nothing is there at all, or nothing under this tab. */
type Reason = 'nothingFound' | 'none' | 'noneHere';

interface EmptyListProps {
  isFiltered: boolean;
  /** Whether the tab of everything is open. */
  isAll: boolean;
  /** The way on from there. */
  to: Record<Reason, string>;
  message: (reason: Reason, part: 'title' | 'text' | 'action') => string;
  /** How the way on from a list without anything looks. */
  variant?: ButtonProps['variant'];
}

/** Nothing to show, for one of three reasons, and the way on from there. */
export const EmptyList = ({ isFiltered, isAll, to, message, variant = 'secondary' }: EmptyListProps) => {
  const reason = isFiltered ? 'nothingFound' : isAll ? 'none' : 'noneHere';
  return (
    <Card>
      <EmptyState
        title={message(reason, 'title')}
        text={message(reason, 'text')}
        action={
          <ButtonLink as={LocalLink} variant={reason === 'none' ? variant : 'secondary'} to={to[reason]}>
            {message(reason, 'action')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
