import { adminDocumentEndpoints } from '@pasar/contract';
import { notFound } from '@pasar/slice-kit';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const documentsLoader = staffLoader(
  adminDocumentEndpoints.list.staff,
  async ({ api, signal, params }) => {
    const { id = '' } = params;
    if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
    const { data } = await api.call(
      adminDocumentEndpoints.list,
      { query: { user_id: id, status: 'all', per_page: 10 } },
      { signal },
    );
    const [first] = data;
    return first ? { user: first.user, documents: data } : notFound();
  },
);
