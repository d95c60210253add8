import { ApiError } from '@pasar/api-client';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { toastStore } from '../notices/toast.ts';
import { SectionNameProvider } from './section-name-provider.tsx';
import { type ErrorContext, useReportError } from './use-report-error.ts';

const toasts = () => toastStore.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
beforeEach(() => toastStore.setState({ toasts: [] }));

const report = (at: string, failure: unknown, context?: ErrorContext) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [at] }, children);
  const { result } = renderHook(() => ({ report: useReportError(), place: useLocation() }), { wrapper });
  act(() => result.current.report(failure, context));
  const { pathname, search } = result.current.place;
  return pathname + search;
};

test('a call without a session shows that and leads to the login and back [ERR-02]', () => {
  const place = report('/en/p/beras?variant=2', new ApiError('', { kind: 'refused', code: 401 }));
  expect(toasts()).toEqual(['info: Please log in or register first']);
  expect(place).toBe('/en/login?next=%2Fp%2Fberas%3Fvariant%3D2');
});

test("the server's own message is shown for other rejections [ERR-02]", () => {
  report('/', new ApiError('Stok tinggal 1', { kind: 'refused', code: 409 }));
  expect(toasts()).toEqual(['error: Stok tinggal 1']);
});

test('a section that did not load is named [ERR-01]', () => {
  report('/en', new ApiError('', { kind: 'network' }), { section: 'Recommendations' });
  expect(toasts()).toEqual(['info: Recommendations Error Connection To Server']);
});

test('the section around speaks for what fails in it, unless another is named [ERR-01] [R17]', () => {
  const lost = new ApiError('', { kind: 'network' });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, {}, createElement(SectionNameProvider, { name: 'Checkout', children }));
  const { result } = renderHook(() => useReportError(), { wrapper });
  act(() => {
    result.current(lost);
    result.current(lost, { section: 'Promo' });
    result.current(new ApiError('Stok habis', { kind: 'refused', code: 409 }));
  });
  expect(toasts()).toEqual([
    'info: Checkout gagal terhubung ke server',
    'info: Promo gagal terhubung ke server',
    'error: Stok habis',
  ]);
});

test('an aborted call reports nothing', () => {
  report('/', new ApiError('', { kind: 'aborted' }));
  expect(toasts()).toEqual([]);
});
