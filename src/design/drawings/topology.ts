// Purpose: reads rings of longitude and latitude from a TopoJSON file, whose arcs are delta-encoded on a grid.
// Only what scripts/draw-land.ts needs: polygons of one object.

type Position = readonly [longitude: number, latitude: number];
export type LandRing = readonly Position[];

type Geometry =
  | { type: 'GeometryCollection'; geometries: Geometry[] }
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] };

export type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<string, Geometry>;
};

/**
 * Every ring of an object's polygons, outer rings and holes.
 * @throws RangeError when the file has no such object
 */
export function ringsOf({ transform, arcs, objects }: Topology, name: string): LandRing[] {
  const { scale, translate } = transform;
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ring = (ids: readonly number[]) =>
    // A negative number means that an arc is followed backwards: ~0 is the first arc.
    ids.flatMap((id) => (id < 0 ? decoded[~id]?.toReversed() : decoded[id]) ?? []);
  const rings = (geometry: Geometry): LandRing[] => {
    if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(rings);
    return geometry.type === 'Polygon' ? geometry.arcs.map(ring) : geometry.arcs.flat().map(ring);
  };
  const object = objects[name];
  if (!object) throw new RangeError(`The topology has no object “${name}”.`);
  return rings(object);
}
