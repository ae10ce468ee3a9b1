import { SegmentedControl } from '@mantine/core';
import type { PreviewDevice } from '../preview/preview-store.ts';

interface DeviceSwitchProps {
  label: string;
  device: PreviewDevice;
  onChange: (device: PreviewDevice) => void;
}

const devices: { value: PreviewDevice; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
];

/** A switch between the window widths of two devices, for components that show pages. */
export function DeviceSwitch({ label, device, onChange }: DeviceSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={device}
      onChange={(value) => onChange(value as PreviewDevice)}
      data={devices}
    />
  );
}
