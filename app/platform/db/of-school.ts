import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  QueryNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { Db } from './database.ts';

const COLUMN = 'school_code';

/**
 * The database for code that does not know about schools, such as a library's queries: it reads, changes, deletes and
 * inserts only rows of this school. Every table in a query must belong to a school.
 */
export const ofSchool = (db: Db, schoolCode: string): Db => {
  const bound = new BoundToSchool(schoolCode);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => bound.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
};

class BoundToSchool extends OperationNodeTransformer {
  readonly #schoolCode: string;

  constructor(schoolCode: string) {
    super();
    this.#schoolCode = schoolCode;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node);
    return (query.from?.froms ?? []).reduce<SelectQueryNode>(
      (narrowed, from) => this.#within(narrowed, from),
      query,
    );
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const join = super.transformJoin(node);
    const name = nameOf(join.table);
    return name ? JoinNode.cloneWithOn(join, this.#isOurs(name)) : join;
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const query = super.transformUpdateQuery(node);
    return this.#within(query, query.table);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const query = super.transformDeleteQuery(node);
    return query.from.froms.reduce<DeleteQueryNode>((narrowed, from) => this.#within(narrowed, from), query);
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const query = super.transformInsertQuery(node);
    const { columns = [], values } = query;
    if (columns.some(({ column }) => column.name === COLUMN)) return query;
    if (!values || !ValuesNode.is(values)) throw new Error('only plain rows can be added to a school');
    return {
      ...query,
      columns: [...columns, ColumnNode.create(COLUMN)],
      values: ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#schoolCode])
            : ValueListNode.create([...row.values, ValueNode.create(this.#schoolCode)]),
        ),
      ),
    };
  }

  #within<Query extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Query,
    table: OperationNode | undefined,
  ): Query {
    const name = nameOf(table);
    return name ? (QueryNode.cloneWithWhere(query, this.#isOurs(name)) as Query) : query;
  }

  #isOurs(table: string): OperationNode {
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(COLUMN), TableNode.create(table)),
      OperatorNode.create('='),
      ValueNode.create(this.#schoolCode),
    );
  }
}

/** The alias of a table within its query; undefined for a subquery in its place, which is restricted by itself. */
function nameOf(table: OperationNode | undefined): string | undefined {
  if (!table) return undefined;
  if (TableNode.is(table)) return table.table.identifier.name;
  if (!AliasNode.is(table) || !TableNode.is(table.node)) return undefined;
  return IdentifierNode.is(table.alias) ? table.alias.name : undefined;
}
