import type { StaffRole } from '@pasar/contract';
import { getKeyAction, type Keys, LazyCommandPalette, useKeys } from '@pasar/dashboard';
import { useLocalNavigate } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyKeysHelp } from './lazy-keys-help.ts';
import { listOwnNavItems } from './nav-items.ts';
import { useFound } from './use-found.ts';

/** What a page may do with what is open or selected, by the key that does the same. */
const actionKeys = ['a', 'r', 'e', 'u', '[', ']'] as const;

/** The palette (`Ctrl K`), the keys that lead to pages (`G` and a initial), and what all keys do (`?`). */
export const OfficeKeys = ({ roles }: { roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const [palette, setPalette] = useState(false);
  const [actions, setActions] = useState<readonly (typeof actionKeys)[number][]>([]);
  const [help, setHelp] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const items = listOwnNavItems(roles);
  const go = (to: string) => () => void navigate(to);
  const pages: Keys = Object.fromEntries(items.map(({ initial, to }) => [`g ${initial}`, go(to)]));
  useKeys({
    ...pages,
    '?': () => setHelp(true),
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
  });
  const show = (open: boolean) => {
    // Pages say by their keys what they can do now.
    if (open) setActions(actionKeys.filter(getKeyAction));
    setPalette(open);
  };
  const toggle = useEffectEvent(() => show(!palette));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const commands = [
    ...actions.map((key) => ({
      key: `do ${key}`,
      label: t(`palette.do.${key}`),
      hint: key.toUpperCase(),
      run: () => getKeyAction(key)?.(),
    })),
    ...items.map(({ key, to, initial }) => ({
      key,
      label: t(`nav.${key}`),
      hint: `G ${initial.toUpperCase()}`,
      run: go(to),
    })),
    ...found,
    { key: 'keys', label: t('keys.title'), hint: '?', run: () => setHelp(true) },
  ];
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {t('palette.button')}
      </Button>
      {palette && (
        <LazyCommandPalette
          open
          onOpenChange={show}
          title={t('palette.title')}
          field={t('palette.field')}
          closeLabel={t('close')}
          none={t('palette.none')}
          commands={commands}
          onType={setTyped}
          onMissing={() => show(false)}
        />
      )}
      {help && <LazyKeysHelp onClose={() => setHelp(false)} onMissing={() => setHelp(false)} />}
    </>
  );
};
