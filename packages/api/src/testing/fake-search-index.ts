import { createRespondingConnection, type NodeReply, type SentRequest } from './responding-connection.ts';

type Document = Record<string, unknown>;
type Fields = Record<string, unknown[]>;

/** The queries by which documents are compared. */
interface Asked {
  range?: { id?: { gt: number; lte?: number } };
  terms?: { id: number[] };
}

const ok = (body: unknown): NodeReply => ({ status: 200, body });
const toFields = (document: Document): Fields =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, [value].flat()]));

/**
 * One index that keeps what it is sent and tells it again. A test changes its documents; it refuses those that the test
 * names, and forgets what it is sent while it `loses`.
 */
export const createFakeSearchIndex = () => {
  const documents = new Map<number, Document>();
  const refused = new Set<number>();
  const losing = { loses: false };

  const bulk = (lines: Document[]): NodeReply => {
    const items = [];
    for (let at = 0; at < lines.length; at++) {
      const { index, delete: removal } = lines[at] as { index?: { _id: string }; delete?: { _id: string } };
      const _id = (index ?? removal)?._id ?? '';
      const document = index ? lines[++at] : undefined;
      const error = { type: 'mapper_parsing_exception', reason: 'too long' };
      if (document && refused.has(Number(_id))) items.push({ index: { _id, status: 400, error } });
      else {
        if (document && !losing.loses) documents.set(Number(_id), document);
        else documents.delete(Number(_id));
        items.push({ index: { _id, status: 200 } });
      }
    }
    return ok({ items });
  };

  const isAsked = (id: number, { range, terms }: Asked): boolean => {
    if (terms) return terms.id.includes(id);
    return range?.id !== undefined && id > range.id.gt && id <= (range.id.lte ?? Number.POSITIVE_INFINITY);
  };

  const search = ({ aggs, query = {} }: { aggs?: object; query?: Asked }): NodeReply => {
    if (aggs) {
      const groups = Map.groupBy(documents.values(), ({ category }) => category);
      const buckets = [...groups].map(([key, some]) => ({ key, doc_count: some.length }));
      return ok({ hits: { hits: [] }, aggregations: { categories: { buckets } } });
    }
    const hits = [...documents].filter(([id]) => isAsked(id, query));
    return ok({ hits: { hits: hits.map(([id, one]) => ({ _id: String(id), fields: toFields(one) })) } });
  };

  const connection = createRespondingConnection(({ path, body }: SentRequest) => {
    if (path.endsWith('/_bulk')) return bulk(body as Document[]);
    if (path.endsWith('/_search')) return search(body as object);
    return ok({});
  });
  return Object.assign(losing, { documents, refused, connection });
};
