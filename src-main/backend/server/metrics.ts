import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Records an answer. `route` is the pattern of the path, so that the number of time series stays small. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  inFlight(count: number): void;
  shown(): Promise<string>;
  type: string;
}

/** Creates the metrics that Prometheus collects. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time until an answer, by call and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const running = new Gauge({
    name: 'sitewright_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  return {
    answered: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    inFlight: (count) => running.set(count),
    shown: () => registry.metrics(),
    type: registry.contentType,
  };
}
