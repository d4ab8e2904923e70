/** The value of a name that comes from outside: never an inherited property such as `constructor`. */
export const ownValue = <Value>(
  values: Readonly<Record<string, Value>>,
  name: string | null,
): Value | undefined => (name !== null && Object.hasOwn(values, name) ? values[name] : undefined);
