import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';
import { Button, Notice } from '@pasar/ui';
import type { Rejection } from '../data/ops-client.ts';
import { useLanguage } from '../messages/language.ts';

const listStyle = css(font.small, {
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});

/** Why something was not done, each reason of the gate on its own line. */
export const RejectionNotice = ({
  refusal,
  onRefresh,
}: {
  refusal: Rejection;
  onRefresh(): Promise<void>;
}) => {
  const { t } = useLanguage();
  const { code, message, reasons } = refusal;
  const words = { raced: t.raced, unreachable: t.unreachable, signin: message, refused: message }[code];
  return (
    <Notice
      tone="danger"
      live
      title={t.rejected}
      action={
        code === 'raced' && (
          <Button variant="secondary" size="s" onClick={() => void onRefresh()}>
            {t.again}
          </Button>
        )
      }
    >
      <p>{words}</p>
      {reasons.length > 0 && (
        <ul css={listStyle}>
          {reasons.map((reason) => (
            <li key={reason} lang="en">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
