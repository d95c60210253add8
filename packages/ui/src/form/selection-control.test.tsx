import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { Checkbox, Switch } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';

test('the label of a checkbox is part of its target and may hold a link', async () => {
  const { user } = show(
    <Checkbox
      label={
        <>
          Setuju dengan <a href="#terms">syarat</a>
        </>
      }
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Setuju dengan syarat' });
  await user.click(screen.getByText('Setuju dengan', { exact: false }));
  expect(box.checked).toBe(true);
  expect(screen.getByRole('link', { name: 'syarat' })).toBeTruthy();
});

test('Space toggles a checkbox and a switch', async () => {
  const { user } = show(
    <>
      <Checkbox label="Setuju" error="Centang dulu" />
      <Switch label="Terima pesanan" />
    </>,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
});

const Genders = ({ onBlur }: { onBlur?: () => void }) => {
  const [gender, setGender] = useState('male');
  const options = [
    { value: 'male', label: 'Laki-laki' },
    { value: 'female', label: 'Perempuan' },
  ];
  return (
    <>
      <RadioGroup
        label="Jenis kelamin"
        options={options}
        value={gender}
        onChange={setGender}
        {...(onBlur && { onBlur })}
      />
      <button type="button">Lanjut</button>
    </>
  );
};

test('one stop of the Tab key leads to the selected radio, arrows move the selection', async () => {
  const { user } = show(<Genders />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Laki-laki'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText<HTMLInputElement>('Perempuan').checked).toBe(true);
});

test('a radio group is left once, not between its options', async () => {
  const onBlur = vi.fn();
  const { user } = show(<Genders onBlur={onBlur} />);
  await user.click(screen.getByLabelText('Laki-laki'));
  await user.click(screen.getByLabelText('Perempuan'));
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
