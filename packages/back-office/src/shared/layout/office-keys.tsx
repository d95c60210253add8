import type { StaffRole } from '@pasar/contract';
import { type Keys, LazyCommandPalette, useKeys } from '@pasar/dashboard';
import { useLocalNavigate } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyKeysHelp } from './lazy-keys-help.ts';
import { listOwnNavItems } from './nav-items.ts';
import { useFound } from './use-found.ts';

/** The palette (`Ctrl K`), the keys that lead to pages (`G` and a initial), and what all keys do (`?`). */
export const OfficeKeys = ({ roles }: { roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const [palette, setPalette] = useState(false);
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setPalette((open) => !open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const commands = [
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
        onClick={() => setPalette(true)}
      >
        {t('palette.button')}
      </Button>
      {palette && (
        <LazyCommandPalette
          open
          onOpenChange={setPalette}
          title={t('palette.title')}
          field={t('palette.field')}
          closeLabel={t('close')}
          none={t('palette.none')}
          commands={commands}
          onType={setTyped}
          onMissing={() => setPalette(false)}
        />
      )}
      {help && <LazyKeysHelp onClose={() => setHelp(false)} onMissing={() => setHelp(false)} />}
    </>
  );
};
