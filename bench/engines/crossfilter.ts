import crossfilter from "crossfilter2";
import { FILTER_KEYS } from "#catalogue/filters.ts";
import { type Engine, PAGE } from "../engine.ts";
import { type PlainRecord, recordsOf } from "../records.ts";

export const crossfilter2: Engine = {
  name: "crossfilter2",
  package: "crossfilter2",
  most: 1_000_000,
  load(directory) {
    const records = crossfilter([...recordsOf(directory)]);
    const dimensions = FILTER_KEYS.map((key, at) => {
      const dimension = records.dimension(({ values }: PlainRecord) => values[at]!, true);
      return { key, dimension, group: dimension.group<string, number>() };
    });
    const ids = records.dimension(({ id }: PlainRecord) => id);
    const all = records.groupAll();
    return {
      matching: "own",
      a: (filters) => {
        for (const { key, dimension } of dimensions) {
          const wanted = filters[key];
          if (wanted.length === 0) dimension.filterAll();
          else dimension.filterFunction((value) => wanted.includes(String(value)));
        }
        const counts = dimensions.map(({ key, group }) => ({ key, values: group.all() }));
        return { total: Number(all.value()), ids: ids.top(PAGE).map(({ id }) => id), counts };
      },
      countsOf: (counts) =>
        new Map(
          (counts as { key: string; values: { key: string; value: number }[] }[]).flatMap(
            ({ key, values }) =>
              values
                .filter(({ value }) => value > 0)
                .map(({ key: name, value }) => [`${key}: ${name}`, value] as const),
          ),
        ),
    };
  },
};
