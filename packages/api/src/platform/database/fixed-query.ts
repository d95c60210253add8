import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value that each call gives. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** What can be compiled: a query of Kysely's builder, or one of its `sql` tag. */
interface Compilable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * A query whose text is always the same: it is built and compiled at its first call, which takes longer than to send it
 * (quality P8). The values may go nowhere but into parameters, as they are.
 */
export const fixedQuery = <Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, places as Values).compile(db);
    const given = values as Record<string, unknown>;
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? given[one.name] : one));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
