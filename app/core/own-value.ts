/** What stands under a name that somebody else has chosen: never what every object has, such as `constructor`. */
export const ownValue = <Value>(
  values: Readonly<Record<string, Value>>,
  name: string | null,
): Value | undefined => (name !== null && Object.hasOwn(values, name) ? values[name] : undefined);
