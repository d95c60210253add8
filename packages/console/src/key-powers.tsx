import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';
import { Disclosure, Stack, Table } from '@pasar/ui';
import { keyMessages } from './messages/key-messages.ts';
import { useLanguage } from './messages/language.ts';

const limitStyle = css(font.small, { color: color.text.muted });

/** What a team can and cannot do with its key, for whoever enters or hands one out. */
export const KeyPowers = () => {
  const { locale } = useLanguage();
  const { summary, caption, where, can, cannot, powers, limit } = keyMessages[locale];
  const columns = [
    { id: 'where', label: where },
    { id: 'can', label: can },
    { id: 'cannot', label: cannot },
  ] as const;
  return (
    <Disclosure summary={summary}>
      <Stack gap={12}>
        <Table
          caption={caption}
          columns={columns}
          rows={powers.map((cells) => ({ id: cells.where, cells }))}
        />
        <p css={limitStyle}>{limit}</p>
      </Stack>
    </Disclosure>
  );
};
