import { css } from '@emotion/react';
import { areKeysOn, getKeyAction, setKeysOn } from '@pasar/dashboard';
import { color, font, radius, space } from '@pasar/design-tokens';
import { useLocale } from '@pasar/slice-kit';
import { Dialog, Switch } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { en } from './keys-messages.en.ts';
import { id } from './keys-messages.id.ts';

const listStyle = css({ display: 'grid', gap: space[8], marginBlockEnd: space[16] });
const titleStyle = css(font.bodyStrong, { marginBlockEnd: space[8] });
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
  open: 'Enter',
  page: 'O',
  pick: 'X',
  approve: 'A',
  reject: 'R',
  ask: 'E',
  previousNext: '[ ]',
  undo: 'U',
  close: 'Esc',
  send: 'Ctrl Enter',
} as const;
type Name = keyof typeof keys;
const names = Object.keys(keys) as Name[];

/** Keys that work on any page; `Enter` opens a row wherever `J` leads to one. */
const everywhere: ReadonlySet<Name> = new Set(['palette', 'go', 'send']);
const pressed: Partial<Record<Name, string[]>> = { open: ['j'], previousNext: ['[', ']'], close: ['Escape'] };

const worksHere = (name: Name): boolean => {
  if (name === 'search') {
    const field = document.querySelector('main input[type="search"]');
    // Behind a page there is none to be seen.
    return field !== null && (field.checkVisibility?.() ?? true);
  }
  return everywhere.has(name) || (pressed[name] ?? keys[name].toLowerCase().split(' ')).some(getKeyAction);
};

const words = { id, en };

const KeyList = ({ label, list }: { label: string; list: readonly Name[] }) => {
  const texts = words[useLocale()];
  if (list.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 css={titleStyle}>{label}</h3>
      <dl css={listStyle}>
        {list.map((name) => (
          <div key={name} css={lineStyle}>
            <dt>{texts[name]}</dt>
            <dd css={keyStyle}>{keys[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export interface KeysHelpProps {
  onClose: () => void;
}

/** What the keys do on this page and where something else is open, and the switch that turns single ones off. */
export const KeysHelp = ({ onClose }: KeysHelpProps) => {
  const { t } = useTranslation('back-office');
  const texts = words[useLocale()];
  const [on, setOn] = useState(areKeysOn);
  const [here, setHere] = useState<ReadonlySet<Name>>(everywhere);
  // Pages say by their keys what they can do now.
  useEffect(() => setHere(new Set(names.filter(worksHere))), []);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <KeyList label={texts.here} list={names.filter((name) => here.has(name))} />
      <KeyList label={texts.elsewhere} list={names.filter((name) => !here.has(name))} />
      <Switch
        label={texts.switch}
        checked={on}
        onChange={(event) => {
          setKeysOn(event.target.checked);
          setOn(event.target.checked);
        }}
      />
    </Dialog>
  );
};
