package heuristic

// Written by TestCalibrate: do not edit.

// fitted has, for two, three, four and five hands, the weights for how likely a card is to win a
// trick, and the correction of the chance of a bid computed from these: logistic regressions over
// deals of greedy's self-play.
var fitted = [...]estimate{
	{
		cards: [cardClasses]weights{
			{-1.324, 0.983, -0.994, 1.017, -0.138, -0.122, -1.325, 0.343, 0.325, -0.253},
			{-7.441, 12.163, 0.861, -0.500, 0.482, 1.282, 0.000, 0.000, 0.034, 1.359},
			{-1.762, 2.229, -0.755, 1.169, 0.391, 0.191, 0.000, 0.000, -0.061, -1.039},
		},
		bids: [2]float32{0.191, 0.539},
	},
	{
		cards: [cardClasses]weights{
			{-2.748, 1.471, -0.394, 0.429, -0.106, -0.153, -0.464, 0.159, 0.287, -0.243},
			{-4.584, 8.046, 0.002, -0.245, 0.357, 0.683, 0.000, 0.000, 0.153, 0.090},
			{-3.067, 2.624, -0.273, 0.485, 0.133, 0.167, 0.000, 0.000, 0.034, -0.266},
		},
		bids: [2]float32{0.115, 0.632},
	},
	{
		cards: [cardClasses]weights{
			{-3.185, 2.072, -0.222, 0.241, -0.144, -0.151, -0.269, 0.063, 0.272, -0.152},
			{-2.958, 5.541, -0.292, -0.157, 0.257, 0.619, 0.000, 0.000, 0.185, 0.149},
			{-3.323, 3.119, -0.215, 0.214, 0.117, 0.105, 0.000, 0.000, 0.064, -0.171},
		},
		bids: [2]float32{0.326, 0.677},
	},
	{
		cards: [cardClasses]weights{
			{-3.815, 2.389, -0.174, 0.195, -0.181, -0.179, -0.201, 0.012, 0.301, -0.116},
			{-3.329, 5.970, -0.256, -0.127, 0.181, 0.646, 0.000, 0.000, 0.234, 0.069},
			{-4.048, 3.877, -0.094, 0.193, 0.034, 0.079, 0.000, 0.000, 0.057, -0.143},
		},
		bids: [2]float32{0.568, 0.827},
	},
}

// leftover is the same correction where the cards left over are the bid.
var leftover = [2]float32{1.136, 1.111}
