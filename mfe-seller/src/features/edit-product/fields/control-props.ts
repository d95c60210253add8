import type { AnyField, FieldLabel } from '@pasar/contract';

/** What a field's control gets; a value has the type that its kind's control expects. */
export interface ControlProps<Value> {
  name: string;
  field: AnyField;
  text: FieldLabel;
  aside: string | undefined;
  value: Value;
  error: string | undefined;
  onValue(value: Value): void;
}
