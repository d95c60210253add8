import { isApiError } from '@pasar/api-client';
import { importEndpoints, mediaEndpoints, type ProductImport } from '@pasar/contract';
import { useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { importPath } from './import-path.ts';
import { getImportPhase } from './import-state.ts';

export type ImportMode = ProductImport['mode'];
export type OnError = ProductImport['on_error'];

/** Milliseconds between two polls of an import, and after a failed one. */
const pause = { look: 700, failed: 3_000 };

/** Sends a sheet, has it checked, and after that imported; each import has its own address. */
export const useStartImport = () => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const refuse = (failure: unknown) => {
    setProgress(undefined);
    if (isApiError(failure) && failure.code === 422 && failure.fields)
      return setError(Object.values(failure.fields)[0]?.[0]);
    report(failure);
  };
  const start = async (body: {
    file_id: number;
    mode: ImportMode;
    dry_run: '0' | '1';
    on_error: OnError;
  }) => {
    const { data } = await api.call(importEndpoints.start, { body });
    await navigate(importPath({ id: data.import_id }), { preventScrollReset: true });
  };

  const check = useSubmit(async (file: File, mode: ImportMode) => {
    setError(undefined);
    setProgress(0);
    try {
      const { data } = await api.call(
        mediaEndpoints.upload,
        { form: { file } },
        { onProgress: (share) => setProgress(share) },
      );
      await start({ file_id: data.media_id, mode, dry_run: '1', on_error: 'skip' });
      setProgress(undefined);
    } catch (failure) {
      refuse(failure);
    }
  });
  const confirm = useSubmit(async ({ file_id, mode }: ProductImport, on_error: OnError) => {
    if (file_id === null) return;
    try {
      await start({ file_id, mode, dry_run: '0', on_error });
    } catch (failure) {
      refuse(failure);
    }
  });
  return { check, confirm, progress, error, say: setError };
};

/** The current state of an import: polled until it has ended, then the page's errors load. */
export const useWatchedImport = (loaded: ProductImport) => {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const report = useReportError();
  const [seen, setSeen] = useState<ProductImport>();
  const now = seen?.import_id === loaded.import_id && getImportPhase(loaded) === 'working' ? seen : loaded;
  const { import_id } = now;
  const isWorking = getImportPhase(now) === 'working';
  useEffect(() => {
    if (!isWorking) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const { data } = await api.call(importEndpoints.show, {
          params: { import_id },
          query: { per_page: 1 },
        });
        if (left) return;
        setSeen(data);
        if (getImportPhase(data) !== 'working') return await revalidate();
        timer = setTimeout(look, pause.look);
      } catch {
        // Without a connection the import goes on; so does the watching.
        if (!left) timer = setTimeout(look, pause.failed);
      }
    };
    timer = setTimeout(look, pause.look);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [import_id, isWorking]);

  const cancel = useSubmit(async () => {
    try {
      const { data } = await api.call(importEndpoints.cancel, { params: { import_id } });
      setSeen(data);
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });
  return { now, cancel };
};
