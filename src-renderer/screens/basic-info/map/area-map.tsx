import { Box, Button, Group, Text } from '@mantine/core';
import type { AreaRow } from '#shared/domain/site/service-areas.ts';
import outline from '#shared/domain/place/outline.json';
import { areaName, someOf } from '../model.ts';
import classes from './area-map.module.css';
import { mapArea, viewOf } from './projection.ts';
import { useAreaPlaces } from './use-area-places.ts';

/** The service areas and their radii on a map, numbered as in the list. */
export default function AreaMap({ rows }: { rows: readonly AreaRow[] }) {
  const places = useAreaPlaces(rows);
  const areas = rows.flatMap((row, place) => {
    const at = places.of(row);
    const mapped = at && mapArea(at, row.radius);
    return mapped ? [{ ...mapped, number: place + 1, name: areaName(row, place + 1), radius: row.radius }] : [];
  });
  const unknown = rows.flatMap((row, place) => (places.of(row) === null ? [areaName(row, place + 1)] : []));
  const view = viewOf(areas);
  const mark = view.width / 52;
  const words = areas.map(({ name, radius }) => `${name}: ${radius} miles`).join('; ');
  return (
    <Box component="figure" m={0}>
      <svg
        className={classes.map}
        viewBox={[view.x, view.y, view.width, view.height].join(' ')}
        role="img"
        aria-label={words === '' ? 'Map of the United States' : `Map of the service areas. ${words}`}
      >
        <g transform={`scale(${1 / outline.precision})`}>
          {[outline.around, outline.canada, outline.mexico].map((land, at) => (
            <path key={at} className={classes.around} d={land} />
          ))}
          <path className={classes.land} d={outline.unitedStates} />
          <path className={classes.borders} d={outline.borders} />
        </g>
        {areas.map(({ number, reach }) => (
          <path key={number} className={classes.reach} d={reach} />
        ))}
        {areas.toReversed().map(({ number, name, radius, x, y }) => (
          <g key={number} transform={`translate(${x} ${y})`}>
            <title>{`${name}, ${radius} miles`}</title>
            <circle className={classes.mark} r={mark} />
            <text className={classes.number} fontSize={mark * 1.3} dy="0.36em">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <Box component="figcaption" mt={8}>
        {places.error ? (
          <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
            <Text size="xs" c="dimmed">
              Places could not be looked up: {places.error.message}
            </Text>
            <Button size="compact-xs" variant="default" flex="none" onClick={places.retry}>
              Try again
            </Button>
          </Group>
        ) : (
          unknown.length > 0 && (
            <Text size="xs" c="dimmed">
              Not found on the map: {someOf(unknown)}
            </Text>
          )
        )}
      </Box>
    </Box>
  );
}
