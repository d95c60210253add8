import { css } from '@emotion/react';
import { areKeysOn, setKeysOn } from '@pasar/dashboard';
import { color, font, radius, space } from '@pasar/design-tokens';
import { Dialog, Switch } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const listStyle = css({ display: 'grid', gap: space[8], marginBlockEnd: space[16] });
const lineStyle = css(font.small, { display: 'flex', justifyContent: 'space-between', gap: space[16] });
const keyStyle = css(font.caption, {
  flex: 'none',
  alignSelf: 'start',
  padding: `${space[2]} ${space[8]}`,
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.s,
});

const keys = {
  palette: 'Ctrl K',
  search: '/',
  go: 'G …',
  rows: 'J K',
  open: 'O · Enter',
  decide: 'A R E',
  previousNext: '[ ]',
  pick: 'X',
  undo: 'U',
  send: 'Ctrl Enter',
  close: 'Esc',
} as const;
const names = Object.keys(keys) as (keyof typeof keys)[];

export interface KeysHelpProps {
  onClose: () => void;
}

/** What the keys do, and the switch that turns single ones off. */
export const KeysHelp = ({ onClose }: KeysHelpProps) => {
  const { t } = useTranslation('back-office');
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl css={listStyle}>
        {names.map((name) => (
          <div key={name} css={lineStyle}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd css={keyStyle}>{keys[name]}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('keys.switch')}
        checked={on}
        onChange={(event) => {
          setKeysOn(event.target.checked);
          setOn(event.target.checked);
        }}
      />
    </Dialog>
  );
};
