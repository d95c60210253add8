import * as v from 'valibot';

/** The company that invoices name. */
export const InvoiceCompany = v.object({ name: v.string(), npwp: v.string(), address: v.string() });
export type InvoiceCompany = v.InferOutput<typeof InvoiceCompany>;
