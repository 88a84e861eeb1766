export interface PlanNode {
  readonly 'Node Type': string;
  readonly Alias?: string;
  readonly 'Join Type'?: string;
  readonly Strategy?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/**
 * Returns the indices of columns that can be null: plain columns, subqueries and aggregates. Other expressions, and
 * nulls inside a CTE, are not detected.
 *
 * The planner has already replaced outer joins whose conditions exclude null.
 */
export function nullColumns(plan: PlanNode): ReadonlySet<number> {
  const optional = optionalAliases(plan, false);
  const subplans = subplansOf(plan);
  const isNullAt = (node: PlanNode, at: number): boolean => {
    const output = node.Output?.[at] ?? '';
    if (isPlainAggregate(node)) return nullAggregate.test(output);
    if (output.startsWith('NULL::')) return true;
    const alias = plainColumn.exec(output)?.groups?.['alias'];
    if (alias !== undefined) return optional.has(alias.replaceAll('"', ''));
    const subplan = subplans.get(subquery.exec(output)?.groups?.['name'] ?? '');
    // `exists` has no column.
    if (subplan?.Output === undefined) return false;
    return !isPlainAggregate(subplan) || isNullAt(subplan, 0);
  };
  const places = (plan.Output ?? []).map((_, at) => at);
  return new Set(places.filter((at) => isNullAt(plan, at)));
}

const plainColumn = /^(?<alias>\w+|"[^"]+")\.(?:\w+|"[^"]+")$/u;
const subquery = /^\(*(?<name>(?:SubPlan|InitPlan) \w+)\)*(?:\.col1)?\)*$/u;
const nullAggregate =
  /^(?:array_agg|avg|bool_and|bool_or|every|jsonb?_(?:object_)?agg|max|min|string_agg|sum)\(/u;

/** Returns one row even without input. */
const isPlainAggregate = (node: PlanNode) => node['Node Type'] === 'Aggregate' && node.Strategy === 'Plain';

/** Sides of a join that may have no partner. */
const optionalSides: Readonly<Record<string, readonly string[]>> = {
  Full: ['Inner', 'Outer'],
  Left: ['Inner'],
  Right: ['Outer'],
};

function optionalAliases(node: PlanNode, isOptional: boolean): ReadonlySet<string> {
  const sides = optionalSides[node['Join Type'] ?? ''] ?? [];
  const own = isOptional && node.Alias !== undefined ? [node.Alias] : [];
  const below = (node.Plans ?? []).flatMap((part) => [
    ...optionalAliases(part, isOptional || sides.includes(part['Parent Relationship'] ?? '')),
  ]);
  return new Set([...own, ...below]);
}

function subplansOf(node: PlanNode): ReadonlyMap<string, PlanNode> {
  const name = node['Subplan Name'];
  return new Map([
    ...(name === undefined ? [] : [[name, node] as const]),
    ...(node.Plans ?? []).flatMap((part) => [...subplansOf(part)]),
  ]);
}
