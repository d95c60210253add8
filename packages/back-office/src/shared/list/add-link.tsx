import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';

/** Leads to the form of a new one beside the list. */
export const AddLink = ({ to, label }: { to: string; label: string }) => (
  <div>
    <ButtonLink as={LocalLink} variant="secondary" size="s" to={to} preventScrollReset>
      {label}
    </ButtonLink>
  </div>
);
