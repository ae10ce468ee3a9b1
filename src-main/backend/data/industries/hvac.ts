import type { Industry } from './types.ts';

export const hvac: Industry = {
  id: 5,
  name: 'HVAC',
  key: 'hvac',
  trade: 'heating and cooling technicians',
  colors: ['#1b6ca8', '#f26a3d'],
  keywords: [
    'HVAC contractor',
    'AC repair',
    'furnace repair',
    'heat pump installation',
    'air conditioning maintenance',
  ],
  taglines: [
    'Comfort in every room, every season, in {city}',
    '{city}’s calm answer to hot days and cold nights',
    'AC and heating repairs without the runaround',
    'Cool summers, warm winters, fair prices: {company}',
  ],
  abouts: [
    '{company} keeps homes in {city} comfortable with prompt repairs, careful installations and maintenance that prevents the call at midnight. Our technicians measure airflow and temperature before they recommend anything, and they explain options in dollars and years, not jargon.',
    'Whether it is July or January, {company} answers. We service every common brand of furnace, air conditioner and heat pump in {city}, {state}, arrive with stocked trucks and stand behind each repair for a full year.',
  ],
  services: [
    {
      name: 'AC Repair',
      keyword: 'AC repair',
      short: 'Warm air, ice on the lines or a silent unit: diagnosed and repaired, most often the same day.',
      long: 'When the house is heating up you want facts, not guesses. COMPANY NAME checks refrigerant, airflow and electrical parts, shows you the readings and repairs what failed. Trucks carry the usual capacitors, motors and contactors, so that you sleep cool tonight.',
    },
    {
      name: 'Furnace Repair',
      keyword: 'furnace repair',
      short: 'No heat, short cycling or strange noises solved safely by certified technicians.',
      long: 'A furnace that starts and stops wastes gas and wears itself out. We test ignition, flame, safety switches and the heat exchanger, clean what is dirty and replace what is worn. Every visit ends with a carbon monoxide check.',
    },
    {
      name: 'Heat Pump Installation',
      keyword: 'heat pump installation',
      short: 'One quiet system for heating and cooling, sized by calculation and installed to specification.',
      long: 'Modern heat pumps keep a home comfortable far below freezing and cut energy bills. We calculate the load of your house, choose the right unit, check the ducts and commission the system with instruments. COMPANY NAME also applies for the rebates that you are entitled to.',
    },
    {
      name: 'Ductless Mini-Splits',
      keyword: 'ductless mini-split',
      short: 'Quiet comfort for additions, attics and rooms that were never right.',
      long: 'For a sunroom, a workshop or the bedroom over the garage, a ductless unit gives exact control without tearing into walls. We hide line sets neatly, keep condensate where it belongs and show you how to use each mode.',
    },
    {
      name: 'Maintenance Plans',
      keyword: 'HVAC maintenance',
      short: 'Two visits a year, priority service and a lower bill: small care that prevents big repairs.',
      long: 'In spring we prepare the cooling side, in fall the heating side. Coils are cleaned, drains flushed, parts tested and filters changed. Plan members go to the front of the line and save on any repair.',
    },
    {
      name: 'Indoor Air Quality',
      keyword: 'indoor air quality',
      short: 'Filtration, humidity and fresh air tuned for families with allergies or pets.',
      long: 'Air that feels dry, dusty or stale can be changed. We measure first, then recommend filters, humidifiers or ventilation that fit your system. No gadgets that you do not need.',
    },
  ],
  faqs: [
    [
      'How often should I change the filter?',
      'Every one to three months, more often with pets. A clogged filter is the commonest cause of poor cooling.',
    ],
    [
      'Repair or replace?',
      'If the unit is over twelve years old and the repair costs more than a third of a new one, replacement is worth a look. We give you both numbers.',
    ],
    [
      'Why is one room always too warm?',
      'Usually airflow: a closed damper, a leaky duct or a room that the system was never sized for. We measure before we suggest a fix.',
    ],
    ['Do heat pumps work in winter?', 'Yes. Current cold-climate models heat well below zero degrees Fahrenheit.'],
    [
      'Do you offer emergency service?',
      'For no-heat and no-cool calls, phone us: we tell you at once when somebody can come.',
    ],
  ],
  reviews: [
    {
      service: 0,
      text: 'AC died on the hottest day of the year. They came at seven in the evening and had it running by eight.',
    },
    { service: 2, text: 'Our heat pump is so quiet that we check whether it is on. Bills are down by a third.' },
    { service: 1, text: 'Found a cracked part that another company had missed, and showed it to me on video.' },
    { service: 4, text: 'The plan has paid for itself. Same technician each time, always on schedule.' },
    { service: 3, text: 'Finally a bedroom we can sleep in. The line set is practically invisible.' },
    { service: 5, text: 'My son’s allergies are much better since they fixed the filtration.' },
  ],
};
