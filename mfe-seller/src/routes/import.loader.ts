import { isApiError } from '@pasar/api-client';
import { importEndpoints } from '@pasar/contract';
import { readPage, toSectionResult } from '@pasar/dashboard';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';
import { readImportId } from '../features/import-products/import-path.ts';

const perPage = 25;
const latest = 5;

/** Another store's import is a 404; any other error is that section's own. */
const show = async ({ api, signal }: LoaderArgs, import_id: number, page: number) => {
  const call = api.call(
    importEndpoints.show,
    { params: { import_id }, query: { page, per_page: perPage } },
    { signal },
  );
  return toSectionResult(
    call
      .then(({ data, meta }) => ({ data, page: meta.current_page, lastPage: meta.last_page }))
      .catch((failure: unknown) => {
        if (isApiError(failure) && failure.code === 404) return undefined;
        throw failure;
      }),
  );
};

const load = async (args: LoaderArgs) => {
  const { api, signal, url } = args;
  const id = readImportId(url.searchParams);
  const [current, history] = await Promise.all([
    id === undefined ? undefined : show(args, id, readPage(url.searchParams)),
    toSectionResult(
      api.call(importEndpoints.list, { query: { per_page: latest } }, { signal }).then(({ data }) => data),
    ),
  ]);
  if (current?.ok && current.value === undefined) return notFound();
  return { id, current: current?.ok ? { ok: true as const, value: current.value } : current, history };
};

export const importLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
