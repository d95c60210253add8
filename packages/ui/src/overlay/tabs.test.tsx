import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { screen, show } from '../testing/show.ts';
import { Disclosure } from './disclosure.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Detail', 'Ulasan', 'Diskusi'].map((label) => ({
  value: label,
  label,
  content: `Isi ${label}`,
}));

const Product = () => {
  const [value, setValue] = useState('Detail');
  return <Tabs label="Tentang barang" tabs={tabs} value={value} onChange={setValue} />;
};

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrows, Home and End choose a tab and go round [A18]', async () => {
  const { user } = show(<Product />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Ulasan');
  await user.keyboard('{End}{ArrowRight}');
  expect(selected()).toBe('Detail');
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Diskusi');
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Detail' }));
});

test('the row of tabs is one stop of the Tab key, the panel the next [A18]', async () => {
  const { user } = show(<Product />);
  await user.tab();
  await user.tab();
  const panel = screen.getByRole('tabpanel', { name: 'Detail' });
  expect(document.activeElement).toBe(panel);
  expect(panel.textContent).toBe('Isi Detail');
});

test('a selected tab controls its panel', async () => {
  const { user } = show(<Product />);
  await user.click(screen.getByRole('tab', { name: 'Ulasan' }));
  const panel = screen.getByRole('tabpanel', { name: 'Ulasan' });
  expect(screen.getByRole('tab', { name: 'Ulasan' }).getAttribute('aria-controls')).toBe(panel.id);
  await expectAccessible(document.body);
});

test('a disclosure starts in the state that its owner sets', () => {
  show(
    <Disclosure summary="Lokasi" open>
      Bandung
    </Disclosure>,
  );
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
});
