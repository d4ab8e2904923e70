const TABLE = /(<!-- table: ([a-z-]+) -->)[\s\S]*?(<!-- end of table -->)/g;

/** The document with every table replaced between its markers. */
export function withTables(text: string, tables: Record<string, string>): string {
  return text.replace(TABLE, (_, before: string, name: string, after: string) => {
    const made = tables[name];
    if (made === undefined) throw new Error(`There is no table named ${name}`);
    return `${before}\n\n${made}\n\n${after}`;
  });
}

/** The names of the tables' markers. */
export const tablesIn = (text: string): string[] => [...text.matchAll(TABLE)].map(([, , name]) => name!);
