import { expect, test } from 'vitest';
import type { RenderLink } from '../link-slot.tsx';
import { screen, show } from '../testing/show.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 18, '1 2 gap 18'],
  [3, 18, '1 2 3 4 gap 18'],
  [4, 18, '1 2 3 4 5 gap 18'],
  [7, 18, '1 gap 6 7 8 gap 18'],
  [18, 18, '1 gap 17 18'],
])('page %i of %i shows %s', (page, lastPage, expected) => {
  expect(pageNumbers(page, lastPage).join(' ')).toBe(expected);
});

const texts = {
  label: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  page: (page: number) => `Halaman ${page}`,
};
const pages = (page: number, renderLink?: RenderLink) => (
  <Pagination
    page={page}
    lastPage={3}
    hrefFor={(number) => `?page=${number}`}
    texts={texts}
    {...(renderLink && { renderLink })}
  />
);

test('pages are real links and the current one is marked', () => {
  show(pages(2));
  expect(screen.getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByRole('link', { name: 'Halaman 2' }).getAttribute('aria-current')).toBe('page');
});

test('the first page has no way back', () => {
  show(pages(1));
  expect(screen.queryByRole('link', { name: 'Sebelumnya' })).toBeNull();
});

test('a single page needs no pagination', () => {
  const { container } = show(<Pagination page={1} lastPage={1} hrefFor={String} texts={texts} />);
  expect(container.innerHTML).toBe('');
});

test('links are rendered by the caller’s router', () => {
  const router: RenderLink = ({ href, ...rest }) => <a data-router="yes" href={`/en/${href}`} {...rest} />;
  show(
    <>
      {pages(2, router)}
      <Breadcrumbs
        label="Di sini"
        items={[{ label: 'Home', href: 'home' }, { label: 'Batik' }]}
        renderLink={router}
      />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en/home');
  expect(screen.getAllByRole('link').every((link) => link.dataset.router === 'yes')).toBe(true);
});

test('the last crumb is this page and not a link', () => {
  show(
    <Breadcrumbs
      label="Di sini"
      items={[
        { label: 'Beranda', href: '/' },
        { label: 'Batik', href: '/batik' },
      ]}
    />,
  );
  expect(screen.getByText('Batik').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
