import { useFormat } from '@pasar/slice-kit';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './change-messages.styles.ts';
import type { Changed } from './what-changed.ts';

/** One change as a sentence. */
export const useChangeMessage = () => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  return (changed: Changed): string => {
    if ('from' in changed)
      return t(`checkout.changed.${changed.kind}`, {
        from: rupiah(changed.from),
        to: rupiah(changed.to),
      });
    if ('left' in changed) return t(`checkout.changed.${changed.kind}`, { n: number(changed.left) });
    if ('name' in changed) return t(`checkout.changed.${changed.kind}`, { name: changed.name });
    return t(`checkout.changed.${changed.kind}`);
  };
};

/** What is not as it was, beside the line it belongs to. */
export const ChangeMessages = ({ changes }: { changes: readonly Changed[] | undefined }) => {
  const words = useChangeMessage();
  return changes?.map((changed) => (
    <p key={changed.kind} css={style.changed}>
      <TriangleAlert size={16} strokeWidth={1.9} aria-hidden="true" />
      <span>{words(changed)}</span>
    </p>
  ));
};
